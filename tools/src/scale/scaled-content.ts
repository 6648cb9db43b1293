import { Client } from 'pg';

const NEWS = 10_000;
const EVENTS = 5_000;
/** Written in the order of their dates, as a school does over the years. */
const DAYS_BACK = 3650;
const DAYS_AHEAD = 365;

/** Each document has a draft and a published row, and each row points to rows of its own state, as Strapi writes them. */
const STATES = [
  { state: 'draft', publishedAt: 'null::timestamp' },
  { state: 'published', publishedAt: 'now()' },
];

const isInState = (alias: string, state: string) =>
  `${alias}.site = 'meridia' and ${alias}.locale = 'fr' and ${alias}.published_at is ${state === 'draft' ? 'null' : 'not null'}`;

const targets = (table: string, state: string) =>
  `(select id, row_number() over (order by slug) - 1 as place, count(*) over () as total
    from ${table} where ${isInState(table, state)})`;

const insertNews = (publishedAt: string) => `
  insert into news_items
    (document_id, site, title, slug, publish_date, summary, focus_image_alt, created_at, updated_at, published_at, locale)
  select 'scalednews' || lpad(n::text, 14, '0'), 'meridia', 'Actualité ' || n, 'actualite-' || n,
    current_date - (${NEWS} - n) * ${DAYS_BACK} / ${NEWS}, repeat('Une phrase de résumé. ', 8), 'Photographie', now(), now(), ${publishedAt}, 'fr'
  from generate_series(1, ${NEWS}) n`;

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

const insertEvents = (publishedAt: string) => `
  insert into events
    (document_id, site, title, slug, type, date_start, date_end, url, description, created_at, updated_at, published_at, locale)
  select 'scaledevents' || lpad(n::text, 12, '0'), 'meridia', 'Événement ' || n, 'evenement-' || n,
    (array['open-door', 'conference', 'convention', 'job-dating', 'admission-test', 'live-my-life'])[1 + n % 6],
    start, start + interval '2 hours', null, '[]', now(), now(), ${publishedAt}, 'fr'
  from generate_series(1, ${EVENTS}) n,
    lateral (select current_date + interval '18 hours' + (n * ${DAYS_BACK + DAYS_AHEAD} / ${EVENTS} - ${DAYS_BACK}) * interval '1 day' as start) at`;

const linkEvents = (state: string) => `
  insert into events_campus_lnk (event_id, campus_id)
  select item.id, target.id from events item
  join ${targets('campuses', state)} target on target.place = item.id % target.total
  where item.document_id like 'scaledevents%' and ${isInState('item', state)}`;

/** Ten thousand news and five thousand events more for one school. */
export async function addScaledContent(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { state, publishedAt } of STATES) {
      const statements = [
        insertNews(publishedAt),
        ...linkNews(state),
        insertEvents(publishedAt),
        linkEvents(state),
      ];
      for (const statement of statements) await client.query(statement);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
