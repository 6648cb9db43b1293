import { describe, expect, it } from 'vitest';
import { citySlug } from './city-slug.rules';

describe('citySlug', () => {
  it.each([
    ['Lyon', 'lyon'],
    ['Genève', 'geneve'],
    ['Aix-en-Provence', 'aix-en-provence'],
    ['Saint-Étienne', 'saint-etienne'],
    ['L’Haÿ-les-Roses', 'l-hay-les-roses'],
    ['Paris 13e (Tolbiac)', 'paris-13e-tolbiac'],
    ['Bœuf', 'boeuf'],
  ])('%s is %s', (city, slug) => {
    expect(citySlug(city)).toBe(slug);
  });
});
