import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '@meridia/tools/services/run-sql';
import { startSeededContent, type SeededContent } from '@meridia/tools/services/seeded-content';
import { mainOf, textOf } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const PROGRAMME = 'bts-communication';
const CAMPUS = 'grenoble';

/** A school that has just opened: nothing to come, nothing to read, no offer; a programme and a campus that have little yet. */
const EMPTIED = [
  ...['events', 'news_items', 'blog_posts', 'job_offers'].map((table) => `delete from ${table}`),
  `delete from courses_brochure_lnk where course_id in (select id from courses where slug = '${PROGRAMME}')`,
  `delete from courses_campuses_lnk where campus_id in (select id from campuses where slug = '${CAMPUS}')`,
];

const NO_RESULTS = 'Aucun résultat';
const NO_BROCHURE = 'Aucune brochure disponible pour le moment';
const NO_EVENT = 'Aucun événement disponible';
const NO_EVENT_FOR_FILTER = 'Aucun événement ne correspond à ce filtre';
const NO_POST = 'Aucun article trouvé';
const NO_COURSE = 'Aucune formation associée';
const NO_JOB = 'Aucune offre disponible';

let content: SeededContent;
let emptied: WebNode;
let whole: WebNode;

beforeAll(async () => {
  content = await startSeededContent('empty', (database) => runSql(database, ...EMPTIED));
  emptied = await startWebNode({ name: 'empty', contentUrl: content.url });
  whole = await startWebNode({ name: 'whole' });
});
afterAll(async () => {
  await whole.stop();
  await emptied.stop();
  await content.stop();
});

async function readMain(site: WebNode, path: string): Promise<string> {
  const { status, html } = await site.ask(path);
  expect([path, status]).toEqual([path, 200]);
  return textOf(mainOf(html));
}

describe('empty states', () => {
  it.each([
    ['PAGE-05 no brochure available at the moment, on a programme', `/programme/${PROGRAMME}`, NO_BROCHURE],
    ['PAGE-05 no event available, in the agenda', '/agenda', NO_EVENT],
    ['PAGE-05 no event available, on a campus', '/campus/lyon', NO_EVENT],
    ['PAGE-05 no post found, among the news', '/actualites', NO_POST],
    ['PAGE-05 no post found, in the blog', '/actualites?categorie=blog', NO_POST],
    ['PAGE-05 no associated course, on a campus', `/campus/${CAMPUS}`, NO_COURSE],
    ['PAGE-05 no job offers available', '/offres-alternance', NO_JOB],
  ])('%s: a school without any says so, and one that has some does not', async (_rule, path, message) => {
    expect(await readMain(emptied, path)).toContain(message);
    expect(await readMain(whole, path)).not.toContain(message);
  });

  it.each([
    ['PAGE-05 no results, among the programmes', '/programme', `campus=${CAMPUS}`, NO_RESULTS],
    ['PAGE-05 no event matching the selected filter', '/agenda', 'campus=atlantis', NO_EVENT_FOR_FILTER],
  ])('%s: the choice says so, the list does not', async (_rule, list, choice, message) => {
    const site = list === '/programme' ? emptied : whole;
    expect(await readMain(site, `${list}?${choice}`)).toContain(message);
    expect(await readMain(site, list)).not.toContain(message);
  });
});
