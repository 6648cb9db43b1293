import { describe, expect, it } from 'vitest';
import { shareCardOf } from './share-card';

const SITE = { siteName: 'Meridia', logo: null };
const home = { label: 'Accueil', href: '/' };
const list = { label: 'Formations', href: '/programme' };

describe('SHARE-01 what a page is shared with', () => {
  it('is its title and its way, on the tint of the sea, with the ornament of the site', () => {
    const card = shareCardOf({ title: 'Bachelor', crumbs: [home, list, { label: 'Bachelor' }] }, SITE);

    expect(card).toMatchObject({ title: 'Bachelor', kicker: 'Formations', tint: 'mer', note: null });
    expect(card.art).toMatchObject({ kind: 'spires', count: 5 });
  });

  it('is its own picture, printed on its tint when it is an editor’s', () => {
    const image = { url: '/media/a.webp', width: 1200, height: 675, alt: 'Lyon', widths: [] };
    const share = { tint: 'rose' } as const;

    expect(shareCardOf({ title: 'Lyon', image, share }, SITE).art).toEqual({
      kind: 'picture',
      url: '/media/a.webp',
    });
    expect(shareCardOf({ title: 'Lyon', image: { ...image, isInk: true }, share }, SITE)).toMatchObject({
      art: { isInk: true },
      tint: 'rose',
    });
  });

  it.each([
    ['the home alone stands above it', [home, { label: 'Agenda' }]],
    ['nothing does', undefined],
  ])('has no kind when %s', (_case, crumbs) => {
    expect(shareCardOf({ title: 'Agenda', crumbs }, SITE).kicker).toBeNull();
  });

  it('does not name the school twice', () => {
    expect(shareCardOf({ title: 'Histoire – Meridia' }, SITE).title).toBe('Histoire');
  });
});
