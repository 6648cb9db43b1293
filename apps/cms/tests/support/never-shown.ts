import { querySql } from './database.ts';

type Text = { text: string };

const TITLES: [table: string, column: string][] = [
  ['events', 'title'],
  ['news_items', 'title'],
  ['courses', 'name'],
  ['campuses', 'summary'],
  ['articles', 'title'],
  ['team_members', 'name'],
  ['sites', 'title'],
];

/** Texts that no answer to Meridia may hold: Boréal's own, briefs of photographers, hashes of passwords. */
export async function neverShown(database: string): Promise<string[]> {
  const foreign = TITLES.map(
    ([table, column]) => `
      select ${column} as text from ${table} where site = 'boreal' and ${column} <> ''
      except select ${column} from ${table} where site = 'meridia'`,
  );
  const confidential = [
    ...['news_items', 'blog_posts', 'popins'].map((table) => `select photo_brief as text from ${table}`),
    'select password as text from up_users',
  ];
  const reads = [...foreign, ...confidential].map((read) => `(${read})`);
  const rows = await querySql<Text>(database, reads.join(' union '));
  return rows.map(({ text }) => text).filter((text) => text !== null && text.length > 8);
}
