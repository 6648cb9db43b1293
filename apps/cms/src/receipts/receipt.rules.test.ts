import { describe, expect, it } from 'vitest';
import { isFreshEverywhere, receiptSentence } from './receipt.rules';

const CHANGED = '2026-11-16T13:32:01.000Z';
const node = (freshAt: string | null) => ({ node: 'a', freshAt });

describe('LIFE-03 the receipt of a publication', () => {
  it.each([
    [
      { changedAt: CHANGED, nodes: [node('2026-11-16T13:32:03.000Z'), node('2026-11-16T13:32:05.000Z')] },
      'Le site est à jour sur les 2 serveurs du site depuis 14:32:05.',
      true,
    ],
    [
      { changedAt: CHANGED, nodes: [node(CHANGED)] },
      'Le site est à jour sur le serveur du site depuis 14:32:01.',
      true,
    ],
    [
      { changedAt: CHANGED, nodes: [node(CHANGED), node(null)] },
      'En route : 1 serveur du site sur 2.',
      false,
    ],
    [
      { changedAt: CHANGED, nodes: [] },
      'Aucun serveur du site ne s’est signalé : prévenez le service technique.',
      false,
    ],
    [{ changedAt: null, nodes: [node(null)] }, 'Rien n’a changé depuis un mois.', true],
  ])('%j', (receipt, sentence, isFresh) => {
    expect(receiptSentence(receipt)).toBe(sentence);
    expect(isFreshEverywhere(receipt)).toBe(isFresh);
  });
});
