import { ACCOUNTS } from '../services/service-accounts.ts';

type Locale = 'fr' | 'en';
type Item = { slug: string | null; rubrique?: string };
export type Redirect = { source: string; destination: string; kind: string };

export type Published = {
  /** Every address that the content gives a page, in its language. */
  pages: string[];
  sectionPages: string[];
  redirects: Redirect[];
};

const PAGE_SIZE = 100;
const FOLDERS = {
  '/courses': '/programme',
  '/campuses': '/campus',
  '/events': '/agenda',
  '/meridia-news': '/actualites',
  '/blog-posts': '/blog',
  '/job-offers': '/offres-alternance',
  '/testimonials': '/temoignages',
};
/** Articles that are no page: the address of the first is `/`, that of the second a redirect (ROUTE-10). */
const NO_SECTIONS = ['home', 'blog'];

async function logIn(contentUrl: string): Promise<string> {
  const { username, password } = ACCOUNTS.meridia;
  const answer = await fetch(`${contentUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Every item of a list of the content service. */
async function createReader(contentUrl: string) {
  const headers = { authorization: `Bearer ${await logIn(contentUrl)}` };
  return async function readAll<One>(path: string, locale: Locale): Promise<One[]> {
    const items: One[] = [];
    for (;;) {
      const part = `pagination[start]=${items.length}&pagination[limit]=${PAGE_SIZE}&pagination[withCount]=true`;
      const answer = await fetch(`${contentUrl}/api${path}?locale=${locale}&${part}`, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const { data, meta } = (await answer.json()) as {
        data: One[];
        meta: { pagination: { total: number } };
      };
      items.push(...data);
      if (items.length >= meta.pagination.total || data.length === 0) return items;
    }
  };
}

export async function readPublished(contentUrl: string): Promise<Published> {
  const readAll = await createReader(contentUrl);
  const pages: string[] = [];
  const sectionPages: string[] = [];
  for (const locale of ['fr', 'en'] as const) {
    const prefix = locale === 'en' ? '/en' : '';
    for (const [path, folder] of Object.entries(FOLDERS)) {
      const items = await readAll<Item>(path, locale);
      pages.push(...items.map(({ slug }) => `${prefix}${folder}/${slug}`));
    }
    const articles = await readAll<Item>('/meridia-articles', locale);
    const sections = articles.filter(({ rubrique = '' }) => !NO_SECTIONS.includes(rubrique));
    sectionPages.push(
      ...sections.map(({ rubrique, slug }) =>
        [prefix, rubrique, slug].filter((part) => part !== null).join('/'),
      ),
    );
  }
  const redirects = await readAll<Redirect>('/redirects', 'fr');
  return { pages: [...pages, ...sectionPages], sectionPages, redirects };
}
