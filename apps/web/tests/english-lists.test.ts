import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

let site: WebNode;
let hidden: WebNode;

beforeAll(async () => {
  const both = { ENABLED_LOCALES: 'fr,en' };
  site = await startWebNode({ name: 'english-lists', settings: both });
  hidden = await startWebNode({
    name: 'english-lists-hidden',
    settings: { ...both, UNTRANSLATED: 'hidden' },
  });
});
afterAll(() => Promise.all([site.stop(), hidden.stop()]));

type Listed = { slug: string; isFrench: boolean };

/** The links of a list to its items, in their order, each once. */
function listedIn(html: string, folder: string): Listed[] {
  const links = [
    ...mainOf(html).matchAll(new RegExp(`<a href="(?:/en)?/${folder}/([a-z0-9-]+)"([^>]*)>`, 'g')),
  ];
  const bySlug = new Map(
    links.map(([, slug = '', attributes = '']) => [slug, /hreflang="fr"/i.test(attributes)]),
  );
  return [...bySlug].map(([slug, isFrench]) => ({ slug, isFrench }));
}

async function ask(path: string, folder: string, node = site) {
  const { status, html } = await node.ask(path);
  expect([path, status]).toEqual([path, 200]);
  return { html, items: listedIn(html, folder) };
}

const slugsOf = (items: readonly Listed[]) => items.map(({ slug }) => slug);
/** French ones after the others. */
const isInOrder = (items: readonly Listed[]) =>
  items.every(({ isFrench }, rank) => isFrench || items.slice(0, rank).every((item) => !item.isFrench));

async function allNews(prefix: string, node = site): Promise<Listed[]> {
  const first = await node.ask(`${prefix}/actualites`);
  const last = Math.max(
    1,
    ...[...first.html.matchAll(/actualites\/page\/(\d+)/g)].map(([, page]) => Number(page)),
  );
  const pages = Array.from({ length: last }, (_page, rank) =>
    rank === 0 ? `${prefix}/actualites` : `${prefix}/actualites/page/${rank + 1}`,
  );
  const found: Listed[] = [];
  for (const page of pages) found.push(...(await ask(page, 'actualites', node)).items);
  return found.filter(({ slug }) => slug !== 'page');
}

describe('a list in English', () => {
  it('EN-01, EN-03 programmes: those taught in English first, the others say that they are not', async () => {
    const { html } = await ask('/en/programme?page=4', 'programme');
    const cards = mainOf(html)
      .split('<li')
      .filter((card) => /href="\/en\/programme\/[a-z0-9-]+"/.test(card) && card.includes('<dl'));
    const marks = cards.map((card) => textOf(card).includes('Taught in French'));

    expect(marks).toHaveLength(48);
    expect(marks.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => false));
    expect(marks.slice(8)).toEqual(Array.from({ length: 40 }, () => true));
  });

  it('EN-01 the same programmes with a filter, those taught in English first', async () => {
    const { items } = await ask('/en/programme?categorie=mba', 'programme');
    expect(items[0]?.slug).toBe('mba-management-international');
  });

  it('EN-01, EN-03, EN-04 the agenda: what is in English, then what is in French, under titles that say so', async () => {
    const { html, items } = await ask('/en/agenda', 'agenda');

    expect(items.some(({ isFrench }) => isFrench)).toBe(true);
    expect(items[0]?.isFrench).toBe(false);
    expect(isInOrder(items)).toBe(true);
    expect(textOf(html)).toMatch(/\d{4} – In French/);
    expect(slugsOf(items).toSorted()).toEqual(slugsOf((await ask('/agenda', 'agenda')).items).toSorted());
  });

  it('EN-02, EN-03 the pages of the news: each once, what is in English first, the rest marked', async () => {
    const [english, french] = [await allNews('/en'), await allNews('')];

    expect(english.filter(({ isFrench }) => !isFrench)).toHaveLength(15);
    expect(isInOrder(english)).toBe(true);
    expect(slugsOf(english).toSorted()).toEqual(slugsOf(french).toSorted());
    // Each part is newest first, as the French list is.
    const rankOf = (slug: string) => slugsOf(french).indexOf(slug);
    for (const isFrench of [true, false]) {
      const ranks = english.filter((item) => item.isFrench === isFrench).map(({ slug }) => rankOf(slug));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }
  });

  it('EN-02 a filter of the news counts both parts', async () => {
    const path = 'actualites?categorie=international';
    const [english, french] = [await ask(`/en/${path}`, 'actualites'), await ask(`/${path}`, 'actualites')];
    expect(english.items).toHaveLength(french.items.length);
    expect(isInOrder(english.items)).toBe(true);
  });

  it('EN-03 offers, which are in French, say so', async () => {
    const { html, items } = await ask('/en/offres-alternance', 'offres-alternance');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ isFrench }) => isFrench)).toBe(true);
    expect(textOf(html)).toContain('In French');
  });

  it('EN-01 the home puts forward what is taught in English', async () => {
    const { html } = await ask('/en', 'programme');
    expect(textOf(html)).toContain('Programmes taught in English');
    expect(textOf((await site.ask('/')).html)).not.toContain('enseignées en anglais');
  });

  it('EN-02, I18N-04 has nothing of the rest where it is hidden', async () => {
    const news = await allNews('/en', hidden);
    expect(news).toHaveLength(15);
    expect(news.some(({ isFrench }) => isFrench)).toBe(false);
    expect(textOf((await hidden.ask('/en/agenda')).html)).not.toContain('In French');
  });
});

describe('a list in French', () => {
  it.each(['/programme', '/agenda', '/actualites', '/offres-alternance'])(
    'EN-03 %s says nothing of languages',
    async (path) => {
      const { html } = await site.ask(path);
      expect(mainOf(html)).not.toMatch(/hreflang="fr"/i);
      expect(textOf(mainOf(html))).not.toMatch(/Cours en français|En français/);
    },
  );
});

describe('EN-06 a programme taught in English', () => {
  it.each([
    'programme-grande-ecole-international-track',
    'mba-management-international',
    'msc-climate-and-energy-geopolitics',
    'msc-data-and-public-policy',
    'msc-digital-communication-and-influence',
    'msc-global-security-and-risk',
    'msc-international-business',
    'msc-international-relations-and-diplomacy',
  ])('EN-06 %s has no French text on its English page', async (slug) => {
    const { status, html } = await site.ask(`/en/programme/${slug}`);
    expect(status).toBe(200);
    // A related programme or a registered French name may be French: they are not texts of this page.
    expect([...mainOf(html).matchAll(/<(?:p|div|section|ul|ol|dd|h[2-4])[^>]* lang="fr"/g)]).toEqual([]);
  });
});
