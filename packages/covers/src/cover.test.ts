import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CAMPUSES } from './campuses.ts';
import { cover } from './cover.ts';
import type { CoverInput } from './cover-input.ts';
import { createPlace } from './places.ts';

/** The sums are those of the generator of the design reference; its news show places of their own (V-12). */
const REFERENCE: [input: CoverInput, sha256: string][] = [
  [{ kind: 'campus', slug: 'lyon' }, '4894a568c80ce83e875107994f83dec86b0f7ad72a8f4e8524917e7bcba99232'],
  [{ kind: 'campus', slug: 'bruxelles' }, '4e06fbdb7dfe197b3051db50908621c9c9aea4a5050d960294e18d1ff5e4319e'],
  [
    { kind: 'programme', slug: 'bachelor-relations-internationales', tint: 'mer', stops: 3 },
    'c1bf2bccb417ff06d263d2bb2019ae7f8b662793387d066727ee35a5ff13ee6e',
  ],
  [
    {
      kind: 'programme',
      slug: 'mastere-communication-politique-et-strategies-d-influence',
      tint: 'tilleul',
      stops: 2,
      variant: 'mastere',
    },
    '04949684c01167ead63d5070b59e1959499e8244aedafd22cdc1cd289b7b62b0',
  ],
  [
    { kind: 'event', slug: 'jpo-lyon-centre-de-langues', tint: 'paille', hour: 14 },
    '5012a83d76169900812411bb62686a72d70faced3a5cf8b737517271a7291094',
  ],
  [
    { kind: 'offer', slug: 'alternance-assistant-affaires-publiques-paris', tint: 'tilleul' },
    '3ebee9901eb8f469884d05d603ece74b340acfd5e2fd40b0968514401f8105e7',
  ],
];

const ofEachKind = (slug: string): CoverInput[] => [
  { kind: 'campus', slug },
  { kind: 'programme', slug },
  { kind: 'news', slug },
  { kind: 'event', slug },
  { kind: 'offer', slug },
];

describe('cover', () => {
  it.each(REFERENCE)('draws %o as the design reference does', (input, sha256) => {
    expect(hash('sha256', cover(input))).toBe(sha256);
  });

  it('draws the same bytes whatever was drawn before', () => {
    const inputs = REFERENCE.map(([input]) => input);
    const forwards = inputs.map(cover);
    const backwards = inputs.toReversed().map(cover).toReversed();
    expect(backwards).toEqual(forwards);
  });

  it.each(ofEachKind('lille'))('draws two slugs of kind $kind differently', (input) => {
    expect(cover(input)).not.toBe(cover({ ...input, slug: 'nancy' }));
  });

  it('draws a different picture for each campus', () => {
    const covers = new Set(CAMPUSES.map(({ slug }) => cover({ kind: 'campus', slug })));
    expect(covers.size).toBe(26);
  });

  it('draws rings, always the same, round a campus that has a place and no territory', () => {
    const place = createPlace('Tromsø', 'Tromsø', [18.96, 69.65]);
    const tromso = cover({ kind: 'campus', slug: 'tromso', place });
    expect(tromso).toBe(cover({ kind: 'campus', slug: 'tromso', place }));
    expect(tromso).not.toBe(cover({ kind: 'campus', slug: 'oulu', place }));
    expect(tromso).toContain('stroke-dasharray="2 10"');
  });

  it('draws no campus that is nowhere', () => {
    expect(() => cover({ kind: 'campus', slug: 'atlantide' })).toThrow('atlantide');
  });

  it('keeps the width and follows the ratio', () => {
    expect(cover({ kind: 'offer', slug: 'a', ratio: [16, 9] })).toContain('viewBox="0 0 1200 675"');
  });

  it('writes a title safely, and hides a picture without one', () => {
    expect(cover({ kind: 'offer', slug: 'a', title: 'Lyon & "Nice"' })).toContain(
      'role="img" aria-label="Lyon &amp; &quot;Nice&quot;"',
    );
    expect(cover({ kind: 'offer', slug: 'a' })).toContain('aria-hidden="true"');
  });
});
