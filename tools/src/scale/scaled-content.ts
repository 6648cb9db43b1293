import { Client } from 'pg';

/** How much is added to each of these schools. */
export type Scale = { schools: readonly string[]; news: number; events: number };

/** Written in the order of their dates, as a school does over the years. */
const DAYS_BACK = 3650;
const DAYS_AHEAD = 365;

/** Each document has a draft and a published row, and each row points to rows of its own state, as Strapi writes them. */
const STATES = [
  { state: 'draft', publishedAt: 'null::timestamp' },
  { state: 'published', publishedAt: 'now()' },
];

const listed = (schools: readonly string[]) =>
  `unnest(array[${schools.map((school) => `'${school}'`).join(', ')}]) with ordinality as listed(school, place)`;

const isInState = (alias: string, state: string) =>
  `${alias}.locale = 'fr' and ${alias}.published_at is ${state === 'draft' ? 'null' : 'not null'}`;

const targets = (table: string, state: string) =>
  `(select id, row_number() over (order by slug) - 1 as place, count(*) over () as total
    from ${table} where ${table}.site = 'meridia' and ${isInState(table, state)})`;

const insertNews = (publishedAt: string, { schools, news }: Scale) => `
  insert into news_items
    (document_id, site, title, slug, publish_date, summary, focus_image_alt, created_at, updated_at, published_at, locale)
  select 'scalednews' || lpad(place::text, 4, '0') || lpad(n::text, 10, '0'), school, 'Actualité ' || n, 'actualite-' || n,
    current_date - (${news} - n) * ${DAYS_BACK} / ${news}, repeat('Une phrase de résumé. ', 8), 'Photographie', now(), now(), ${publishedAt}, 'fr'
  from generate_series(1, ${news}) n, ${listed(schools)}`;

/** One category each, two campuses each, the image of another item. */
const linkNews = (state: string) => [
  `insert into news_items_cat_news_lnk (news_id, news_category_id)
   select item.id, target.id from news_items item
   join ${targets('news_categories', state)} target on target.place = item.id % target.total
   where item.document_id like 'scalednews%' and ${isInState('item', state)}`,
  `insert into news_items_campus_infos_lnk (news_id, campus_id, campus_ord)
   select item.id, target.id, 1 from news_items item
   join ${targets('campuses', state)} target on target.place in (item.id % target.total, (item.id + 7) % target.total)
   where item.document_id like 'scalednews%' and ${isInState('item', state)}`,
  `insert into files_related_mph (file_id, related_id, related_type, field, "order")
   select (select min(file_id) from files_related_mph where related_type = 'api::news.news'), item.id,
     'api::news.news', 'focusImage', 1
   from news_items item where item.document_id like 'scalednews%' and ${isInState('item', state)}`,
];

const insertEvents = (publishedAt: string, { schools, events }: Scale) => `
  insert into events
    (document_id, site, title, slug, type, date_start, date_end, url, description, created_at, updated_at, published_at, locale)
  select 'scaledevents' || lpad(place::text, 4, '0') || lpad(n::text, 8, '0'), school, 'Événement ' || n, 'evenement-' || n,
    (array['open-door', 'conference', 'convention', 'job-dating', 'admission-test', 'live-my-life'])[1 + n % 6],
    start, start + interval '2 hours', null, '[]', now(), now(), ${publishedAt}, 'fr'
  from generate_series(1, ${events}) n, ${listed(schools)},
    lateral (select current_date + interval '18 hours' + (n * ${DAYS_BACK + DAYS_AHEAD} / ${events} - ${DAYS_BACK}) * interval '1 day' as start) at`;

const linkEvents = (state: string) => `
  insert into events_campuses_lnk (event_id, campus_id, campus_ord)
  select item.id, target.id, 1 from events item
  join ${targets('campuses', state)} target on target.place = item.id % target.total
  where item.document_id like 'scaledevents%' and ${isInState('item', state)}`;

/** So many news and events more for each school; those of other schools are tagged with what the first one has. */
export async function addScaledContent(databaseUrl: string, scale: Scale): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { state, publishedAt } of STATES) {
      const statements = [
        insertNews(publishedAt, scale),
        ...linkNews(state),
        insertEvents(publishedAt, scale),
        linkEvents(state),
      ];
      for (const statement of statements) await client.query(statement);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
