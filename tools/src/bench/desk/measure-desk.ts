import { startContentService, type ContentService } from '../../services/content-service.ts';
import { openPanel, type Panel } from '../publish/panel.ts';
import { searchClient } from '../search/ask-search.ts';

export type DeskFigures = Record<string, number>;
type Place = { databaseUrl: string; mediaFolder: string; name: string };

const TIMES = 5;

/** What editors open each day. */
const SCREENS = {
  'home page': 'worklist?site=meridia',
  journal: 'history/journal?site=meridia',
  'journal of an author': 'history/journal?site=meridia&author=3',
  'translation desk': 'translation-desk?site=meridia',
  trash: 'bin?site=meridia',
  'list of news':
    'content-manager/collection-types/api::news.news?page=1&pageSize=20&sort=title:ASC&locale=fr',
  'list of redirects':
    'content-manager/collection-types/api::redirect.redirect?page=1&pageSize=20&sort=source:ASC',
};

async function msOf(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

/** The first of all is cold: it is told apart. */
async function medianMs(task: () => Promise<unknown>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time += 1) values.push(await msOf(task));
  return values.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

async function publishOnce(panel: Panel): Promise<void> {
  const page = (await panel.listPages()).find(({ uid }) => uid === 'api::news.news');
  if (!page) throw new Error('There is no news to publish');
  await panel.save(page, `${page.title} !`);
  await panel.publish(page);
}

/** The content service on one database: its start, each screen of the desk, a search, a publication. */
export async function measureDesk({ databaseUrl, mediaFolder, name }: Place): Promise<DeskFigures> {
  const figures: DeskFigures = {};
  let service: ContentService | undefined;
  figures.start = await msOf(async () => {
    service = await startContentService({ databaseUrl, mediaFolder, name: `desk-${name}` });
  });
  if (!service) throw new Error('The content service did not start');
  try {
    const panel = await openPanel(service.url);
    const search = await searchClient(service.url);
    figures['home page, first'] = await msOf(() => panel.read(SCREENS['home page']));
    for (const [screen, path] of Object.entries(SCREENS))
      figures[screen] = await medianMs(() => panel.read(path));
    figures.search = await medianMs(() => search('bachelor lyon', 'fr'));
    figures['save and publish'] = await medianMs(() => publishOnce(panel));
  } finally {
    await service.stop();
  }
  return figures;
}
