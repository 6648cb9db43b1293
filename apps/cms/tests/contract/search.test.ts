import { describe, expect, it } from 'vitest';
import { errorWire } from '@meridia/contract/error.wire';
import { cleanSearch } from '@meridia/domain/search';
import { SITE_KEYS } from '@meridia/domain/sites';
import { querySql } from '../support/database.ts';
import { call } from '../support/http-call.ts';
import { placesOf, searchOf, textOf } from '../support/search-of.ts';
import { sharedService } from '../support/shared-service.ts';

const ALL = { limit: 20 };

describe('GET /search', () => {
  it.each([
    ['a synonym that editors keep', 'bachelor RI', 'course bachelor-relations-internationales'],
    ['a typing error', 'bachlor relations internationnales', 'course bachelor-relations-internationales'],
    ['without accents', 'mastere geopolitique', 'course mastere-geopolitique-et-prospective'],
    ['a question', 'combien coûte un bachelor', 'article integrer-meridia/tarifs'],
    [
      'the part of a page',
      'prix du mastère géopolitique',
      'course mastere-geopolitique-et-prospective#tarif',
    ],
    [
      'an answer where it is',
      'faut-il passer par Parcoursup',
      'article integrer-meridia/faq#bloc-2-1-reponse',
    ],
  ])('SEARCH-02 finds %s among the first three', async (_case, q, place) => {
    const places = placesOf(await searchOf('meridia', { q, limit: 4 })).slice(0, 3);
    expect(places.map((one) => (place.includes('#') ? one : one.split('#')[0]))).toContain(place);
  });

  it.each(SITE_KEYS)('SEARCH-01 every document that %s has published is found by its title', async (site) => {
    const { database } = sharedService();
    const rows = await querySql<{ title: string; kind: string; place: string }>(
      database,
      `select title, kind, split_part(uid, '.', 2) || ' ' || address as place from search_passages
       where site = $1 and locale = 'fr' and position = 0 and (ends_on is null or ends_on >= current_date)
       order by md5(document_id) limit 60`,
      [site],
    );
    expect(rows.length).toBeGreaterThan(20);
    const lost: string[] = [];
    for (const { title, kind, place } of rows) {
      const found = placesOf(await searchOf(site, { q: cleanSearch(title), kind, ...ALL })).map(
        (one) => one.split('#')[0],
      );
      if (!found.includes(place)) lost.push(`${title}: ${place}`);
    }
    expect(lost).toEqual([]);
  });

  it('SEARCH-03 counts by kind, marks what was searched, and says what it took it for', async () => {
    const { data, meta } = await searchOf('meridia', { q: 'diplomacie' });
    expect(meta.corrections).toEqual([{ typed: 'diplomacie', taken: ['diplomatie'] }]);
    expect(data[0]?.title).toContainEqual(['Diplomatie', true]);
    expect(meta.counts.programme).toBeGreaterThan(1);
    const { data: programmes } = await searchOf('meridia', { q: 'diplomatie', kind: 'programme', ...ALL });
    expect(new Set(programmes.map(({ kind }) => kind))).toEqual(new Set(['programme']));
  });

  it('SEARCH-02 in English finds English, and French alone only when it is asked for', async () => {
    const locales = async (untranslated: boolean) => {
      const { data } = await searchOf('meridia', { q: 'lyon', untranslated, ...ALL }, { locale: 'en' });
      return new Set(data.map(({ locale }) => locale));
    };
    expect(await locales(false)).toEqual(new Set(['en']));
    expect(await locales(true)).toEqual(new Set(['en', 'fr']));
  });

  it.each([
    '',
    '¿?',
    '日本',
    `'; drop table search_passages --`,
    '%_*:&|!<->()',
    'é'.repeat(120),
    '<script>alert(1)</script>',
    'le la les',
  ])('SEARCH-03 answers « %s » with a list', async (q) => {
    expect((await searchOf('meridia', { q })).data).toBeInstanceOf(Array);
  });

  it.each([
    'q=a&kind=draft',
    'q=a&limit=1000',
    'q=a&start=-1',
    'q[$ne]=a',
    'q=a&q=b',
    'q=a%00b',
    `q=${'a'.repeat(121)}`,
    'q=a&site=boreal',
    'kind=page',
    'q=a&status=draft',
  ])('refuses %s', async (query) => {
    const { url, tokens } = sharedService();
    const answer = await call(url, `/api/search?${query}`, { token: tokens.meridia });
    expect(answer.status).toBe(400);
    expect(errorWire.parse(answer.json).error.name).toBe('ValidationError');
  });

  it('SEARCH-06 nobody searches without an account', async () => {
    expect((await call(sharedService().url, '/api/search?q=lyon')).status).toBe(401);
  });
});

describe('the fence of the search', () => {
  it.each(SITE_KEYS)(
    'SEARCH-06 %s finds nothing of the other school, not even a word that looks alike',
    async (site) => {
      const [other = site] = SITE_KEYS.filter((key) => key !== site);
      const { database } = sharedService();
      const own = await querySql<{ id: string }>(
        database,
        'select distinct document_id as id from search_passages where site = $1',
        [site],
      );
      const owned = new Set(own.map(({ id }) => id));
      const words = await querySql<{ word: string }>(
        database,
        `select word from search_words w where site = $1 and not exists (select 1 from search_words o where o.word = w.word and o.site = $2)
       order by md5(word) limit 25`,
        [other, site],
      );
      expect(words.length).toBe(25);
      for (const { word } of words) {
        const { data, meta } = await searchOf(site, { q: word, ...ALL });
        expect(data.filter(({ documentId }) => !owned.has(documentId))).toEqual([]);
        expect(meta.corrections.flatMap(({ taken }) => taken)).not.toContain(word);
        expect(
          data
            .map(({ title }) => textOf(title))
            .join(' ')
            .toLowerCase()
            .split(/\W+/),
        ).not.toContain(word);
      }
    },
  );
});
