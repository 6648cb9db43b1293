import { describe, expect, it } from 'vitest';
import { FAILURES, failureOf, sentenceOf, verdictOf } from './check-outcome.rules';

describe('GRID-03 what came of asking a target', () => {
  it.each([
    [200, 'fine', null],
    [204, 'fine', null],
    [403, 'doubtful', 'Le site a refusé la vérification (403) : ouvrez l’adresse pour vous en assurer.'],
    [429, 'doubtful', 'Le site a refusé la vérification (429) : ouvrez l’adresse pour vous en assurer.'],
    [404, 'dead', 'Le formulaire n’existe plus (404).'],
    [410, 'dead', 'Le formulaire n’existe plus (410).'],
    [500, 'dead', 'Le site a répondu par une erreur (500).'],
    [304, 'dead', 'Le site a répondu par une erreur (304).'],
  ])('%i is %s', (status, verdict, sentence) => {
    expect(verdictOf({ status })).toBe(verdict);
    expect(sentenceOf({ status })).toBe(sentence);
  });

  it.each(FAILURES)('no answer, %s: dead, with a sentence', (failure) => {
    expect(verdictOf({ failure })).toBe('dead');
    expect(sentenceOf({ failure })).toMatch(/\.$/);
  });

  it.each([
    ['ENOTFOUND', 'unknown-host'],
    ['ECONNREFUSED', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['ABORT_ERR', 'slow'],
    ['EPRIVATE', 'private'],
    ['', 'unreachable'],
  ])('%s is %s', (code, failure) => {
    expect(failureOf(code)).toBe(failure);
  });
});
