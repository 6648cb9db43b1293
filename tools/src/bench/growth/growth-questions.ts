import { ACCOUNTS } from '../../services/service-accounts.ts';
import type { Size } from './services-of-size.ts';

/** They compile the code, and are none of those that are measured. */
export const WARMING = ['/', '/en', '/campus', '/programme', '/en/programme', '/ecole/histoire', '/contact'];

const WORDS = ['campus', 'bourse', 'alternance', 'diplôme', 'international'];
const PER_PAGE = 12;
/** The smallest size has eight pages of news: the first ones are none of the last ones. */
const PLACES = [1, 2, 3];

const newsPage = (place: number) => `/actualites${place > 1 ? `/page/${place}` : ''}`;
const lastPlace = ({ newsOfSchool }: Size) => Math.floor(newsOfSchool / PER_PAGE);

type MadePage = {
  key: 'firstPages' | 'lastPages' | 'documents' | 'agenda' | 'search';
  pathOf: (size: Size) => string;
};

/** Pages that are asked for once, so that they are made; but for the agenda, which has all that is to come, they show as much at every size. */
export const MADE_PAGES: readonly MadePage[] = [
  ...PLACES.flatMap((place): MadePage[] => [
    { key: 'firstPages', pathOf: () => newsPage(place) },
    { key: 'lastPages', pathOf: (size) => newsPage(lastPlace(size) - place) },
    { key: 'documents', pathOf: () => `/actualites/actualite-${place}` },
    { key: 'documents', pathOf: () => `/agenda/evenement-${place}` },
  ]),
  { key: 'agenda', pathOf: () => '/agenda' },
  ...WORDS.map((word): MadePage => ({
    key: 'search',
    pathOf: () => `/recherche?q=${encodeURIComponent(word)}`,
  })),
];

export async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** How to ask for the changes since the last one. */
export async function openFeed(contentUrl: string): Promise<() => Promise<string>> {
  const { username, password } = ACCOUNTS.meridia;
  const login = await fetch(`${contentUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const last = JSON.parse(await read(`${contentUrl}/api/changes`, headers)) as { meta: { latest: number } };
  return () => read(`${contentUrl}/api/changes?since=${last.meta.latest}`, headers);
}

/** How many addresses it tells. */
export async function readSitemap(site: string): Promise<number> {
  const index = await read(`${site}/sitemap.xml`);
  let addresses = 0;
  for (const [, part = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const text = await read(`${site}${new URL(part).pathname}`);
    addresses += text.match(/<url>/g)?.length ?? 0;
  }
  return addresses;
}
