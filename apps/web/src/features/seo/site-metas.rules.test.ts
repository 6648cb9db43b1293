import { describe, expect, it } from 'vitest';
import { siteMeta, siteNameMetas, sitePropertyMetas } from './site-metas.rules';

const METAS = [
  { type: 'name', key: 'author', value: 'Meridia' },
  { type: 'name', key: 'robots', value: 'noindex' },
  { type: 'name', key: 'twitter:card', value: 'summary' },
  { type: 'property', key: 'og:title', value: 'Meridia' },
  { type: 'property', key: 'fb:app_id', value: '42' },
] as const;

describe('the metas of the site', () => {
  it.each([
    ['a value of the list', 'robots', 'noindex'],
    ['no such key', 'keywords', undefined],
  ])('ENT-01 %s', (_case, key, expected) => {
    expect(siteMeta(METAS, key)).toBe(expected);
  });

  it('ENT-01 by name, without what each page says of itself', () => {
    expect(siteNameMetas(METAS)).toEqual({ author: 'Meridia' });
  });

  it('ENT-01 by property, without what each page says of itself', () => {
    expect(sitePropertyMetas(METAS)).toEqual({ 'fb:app_id': '42' });
  });
});
