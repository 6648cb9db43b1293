import { describe, expect, it } from 'vitest';
import { articleDetailWire, articleWire } from '@meridia/contract/articles.wire';
import { articlePath, articlesPath } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { PAGE_BLOCK_TYPES } from '@meridia/domain/page-blocks';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { misfitsIn } from '../support/misfits.ts';

async function readPages(site: SiteKey, locale: Locale) {
  const client = clientOf(site);
  const listed = await client.getAll(articlesPath(site), { locale, schema: articleWire });
  return Promise.all(
    listed.map(async ({ rubrique, slug }) => {
      const path = articlePath(site, rubrique, slug ?? undefined);
      const page = await client.getDocument(path, { locale, schema: articleDetailWire });
      if (!page) throw new Error(`${path} is listed and not found`);
      return page;
    }),
  );
}

const read = new Map<string, ReturnType<typeof readPages>>();

/** Every page of a school in a language, read once for all tests. */
function allPages(site: SiteKey, locale: Locale): ReturnType<typeof readPages> {
  const key = `${site} ${locale}`;
  const pages = read.get(key) ?? readPages(site, locale);
  read.set(key, pages);
  return pages;
}

describe('CALL-07 GET /{prefix}-articles/{rubrique}', () => {
  it.each([
    ['meridia', 'fr', 59],
    ['meridia', 'en', 33],
    ['boreal', 'fr', 16],
    ['boreal', 'en', 6],
  ] as const)(
    'CALL-07 %s in %s: every page has its pageLayout, no block is a misfit',
    async (site, locale, total) => {
      const pages = await allPages(site, locale);

      expect(pages).toHaveLength(total);
      expect(pages.filter(({ pageLayout }) => pageLayout.length === 0).map(({ title }) => title)).toEqual([]);
      expect(misfitsIn(pages)).toEqual([]);
    },
  );

  it.each(['meridia', 'boreal'] as const)('CALL-07 the home page of %s is the section home', async (site) => {
    const path = articlePath(site, 'home');
    const home = await clientOf(site).getDocument(path, { locale: 'fr', schema: articleDetailWire });

    expect(path).toBe(`/${site}-articles/home`);
    expect(home).toMatchObject({ rubrique: 'home', slug: null });
    expect(home?.pageLayout[0]).toMatchObject({ __component: 'block.hero' });
  });

  it('CALL-07 a page of a section is not the section itself', async () => {
    const pageOf = (slug?: string) =>
      clientOf('meridia').getDocument(articlePath('meridia', 'ecole', slug), {
        locale: 'fr',
        schema: articleDetailWire,
      });

    expect((await pageOf())?.slug).toBeNull();
    expect((await pageOf('histoire'))?.slug).toBe('histoire');
    expect(await pageOf('no-such-page')).toBeNull();
  });
});

describe('ENT-06 article', () => {
  it('ENT-06 the 15 blocks are all in use', async () => {
    const pages = await allPages('meridia', 'fr');
    const used = new Set(pages.flatMap(({ pageLayout }) => pageLayout.map((block) => block.__component)));

    expect([...used].sort()).toEqual(PAGE_BLOCK_TYPES.map((type) => `block.${type}`).sort());
  });

  it('ENT-06 a page names its layout: /article is dynamics', async () => {
    const path = articlePath('meridia', 'article');
    const page = await clientOf('meridia').getDocument(path, { locale: 'fr', schema: articleDetailWire });

    expect(page?.layout).toBe('dynamics');
  });
});
