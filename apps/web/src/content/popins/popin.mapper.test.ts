import { describe, expect, it } from 'vitest';
import { aNewsItem } from '@meridia/contract/news.fixture';
import { aPopin } from '@meridia/contract/popins.fixture';
import { toPopin } from './popin.mapper';

describe('a popin', () => {
  it('has its links in order, to an address or an action', () => {
    expect(toPopin(aPopin()).links).toEqual([
      { label: 'Choisir une date', target: { href: '/agenda' } },
      { label: 'Recevoir la brochure', target: { action: 'brochure' } },
    ]);
  });

  it('opens after the seconds that the editor has set', () => {
    expect(toPopin(aPopin({ delaySeconds: 4 })).delayMs).toBe(4000);
    expect(toPopin(aPopin({ delaySeconds: null })).delayMs).toBe(0);
  });

  it('leaves out a link that leads nowhere', () => {
    const nowhere = { id: 1, label: 'Ici', action: null, url: null };
    expect(toPopin(aPopin({ primaryAction: nowhere, secondaryAction: null })).links).toEqual([]);
  });

  it('its image decorates, unless the popin itself has a text for it', () => {
    const { focusImage } = aNewsItem();
    const image = focusImage && { ...focusImage, alternativeText: 'Un amphithéâtre' };
    expect(toPopin(aPopin({ image })).image?.alt).toBe('');
    expect(toPopin(aPopin({ image, imageAlt: 'Une cour' })).image?.alt).toBe('Une cour');
  });
});
