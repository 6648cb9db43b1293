import { describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress, shareMark } from './share-address';
import { dayArt, spiresArt } from './share-card';
import { aShareCard } from './share-card.fixture';
import type { ShareCard } from './share-card.model';

const CARD = aShareCard();
const { school } = CARD;

describe('SHARE-01 the mark of a share image', () => {
  it.each<[string, Partial<ShareCard>]>([
    ['another title', { title: 'Entrer à Meridia' }],
    ['another kind', { kicker: 'L’école' }],
    ['no kind', { kicker: null }],
    ['other facts', { note: 'Réponse en deux semaines' }],
    ['another tint', { tint: 'mer' }],
    ['another art', { art: dayArt(7, 3) }],
    ['another page of its section lit', { art: spiresArt({ count: 5, lit: 2 }) }],
    ['another picture', { art: { kind: 'picture', url: '/media/b.webp' } }],
    ['a school of another name', { school: { ...school, name: 'Boréal' } }],
    ['another logo', { school: { ...school, logo: null } }],
  ])('is another one with %s', (_what, changes) => {
    expect(shareMark(aShareCard(changes))).not.toBe(shareMark(CARD));
  });

  it('is the same one for the same picture', () => {
    expect(shareMark(aShareCard())).toBe(shareMark(CARD));
  });
});

describe('SHARE-01 the address of a share image', () => {
  const MARK = '0123456789';
  it.each([
    ['/', `/partage/${MARK}.jpg`],
    ['/en', `/partage/${MARK}/en.jpg`],
    ['/campus/lyon', `/partage/${MARK}/campus/lyon.jpg`],
    ['/programme?campus=lyon', `/partage/${MARK}/programme.jpg?campus=lyon`],
  ])('%s has %s', (page, address) => {
    expect(shareAddress(page, MARK)).toBe(address);
    const [path = '', query] = address.split('?');
    const read = readShareAddress(path);
    expect(read?.mark).toBe(MARK);
    expect([read?.page, query].filter(Boolean).join('?')).toBe(page);
  });

  it.each([
    '/partage',
    '/partage/0123456789',
    '/partage/0123456789/campus/lyon.png',
    '/partage/xyz/campus/lyon.jpg',
    '/partage/0123456789abc/campus/lyon.jpg',
    '/partage/0123456789/.jpg',
    '/en/partage/0123456789/campus/lyon.jpg',
  ])('%s is none', (path) => {
    expect(readShareAddress(path)).toBeNull();
  });
});
