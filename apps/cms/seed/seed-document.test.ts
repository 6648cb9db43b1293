import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentIdOf } from './seed-document';

const EVENT = 'api::event.event';
const SLUG = 'portes-ouvertes-lyon';
const idWith = (secret: string | null) => documentIdOf(secret, EVENT, 'meridia', SLUG);

describe('SCHOOL-03 the id of a seeded document', () => {
  it('is the same at every run on a database, and one that Strapi accepts', () => {
    expect(idWith('one')).toBe(idWith('one'));
    expect(idWith('one')).toMatch(/^d[0-9a-z]{23}$/);
  });

  it('is another one in another database, at another school and for another document', () => {
    const ids = [
      idWith('one'),
      idWith('two'),
      documentIdOf('one', EVENT, 'boreal', SLUG),
      documentIdOf('one', EVENT, 'meridia', 'autre'),
      documentIdOf('one', 'api::news.news', 'meridia', SLUG),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is not computed from what the site shows', () => {
    const digest = createHash('sha256').update(`${EVENT}|meridia|${SLUG}`).digest('hex');
    const shown = `d${BigInt(`0x${digest}`).toString(36)}`.slice(0, 24);
    // Only a database that was loaded before there was a secret has these.
    expect(idWith(null)).toBe(shown);
    expect([idWith('one'), idWith('')]).not.toContain(shown);
  });
});
