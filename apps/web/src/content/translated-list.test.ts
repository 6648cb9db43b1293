import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLanguage, translateItems, translateList } from './translated-list';

const environment = { UNTRANSLATED: 'shown' };
vi.mock('@/env/server', () => ({ readServerEnvironment: () => environment }));

type Item = { slug: string; title: string; summary: string | null };
const french: Item[] = [
  { slug: 'salon', title: 'Salon de Paris', summary: 'Venez nous voir.' },
  { slug: 'direct', title: 'En direct', summary: null },
];
const english: Item[] = [{ slug: 'salon', title: 'Paris fair', summary: null }];
const readEnglish = vi.fn(async (slugs: readonly string[]) =>
  english.filter(({ slug }) => slugs.includes(slug)),
);

beforeEach(() => {
  environment.UNTRANSLATED = 'shown';
  readEnglish.mockClear();
});

describe('a list in English', () => {
  it('I18N-04 holds every document of the French list, in its order: in English where it is, in French otherwise', async () => {
    expect(listLanguage('en')).toBe('fr');
    expect(await translateItems('en', french, readEnglish)).toEqual([
      { slug: 'salon', title: 'Paris fair', summary: 'Venez nous voir.', frenchFields: ['summary'] },
      { slug: 'direct', title: 'En direct', summary: null, isFrenchOnly: true },
    ]);
    expect(readEnglish).toHaveBeenCalledWith(['salon', 'direct']);
  });

  it('I18N-04 holds the English documents only where the others are hidden', async () => {
    environment.UNTRANSLATED = 'hidden';
    expect(listLanguage('en')).toBe('en');
    expect(await translateItems('en', english, readEnglish)).toEqual(english);
    expect(readEnglish).not.toHaveBeenCalled();
  });

  it('EN-01 read whole, has what is in English first', async () => {
    const items = await translateList('en', french.toReversed(), readEnglish);
    expect(items.map(({ title }) => title)).toEqual(['Paris fair', 'En direct']);
    expect(await translateList('fr', french.toReversed(), readEnglish)).toEqual(french.toReversed());
  });

  it('asks for no translation of nothing, nor of French', async () => {
    expect(await translateItems('en', [], readEnglish)).toEqual([]);
    expect(await translateItems('fr', french, readEnglish)).toEqual(french);
    expect(readEnglish).not.toHaveBeenCalled();
  });
});
