import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';
import {
  EXACT_POINTS,
  KIND_POINTS,
  LOOKED_AT,
  PLACE_POINTS,
  RANK_POINTS,
  TITLE_POINTS,
  WEAK_SHARE,
} from './ranking.data';
import type { Group } from './search-groups.rules';
import { groupQuery, lexemesOf, wholeQuery, type Stems } from './tsquery.rules';

export type FoundPassage = {
  kind: SearchKind;
  uid: string;
  document_id: string;
  address: string;
  anchor: string | null;
  locale: Locale;
  title: string;
  text: string;
  about: string | null;
  date: string | null;
  score: number;
  /** Which of the groups are in the title. */
  titled: boolean[];
};
type Counted = { counts: Partial<Record<SearchKind, number>>; passages: FoundPassage[] };

export type Asked = {
  site: string;
  locale: Locale;
  /** Of French: what has no English. */
  isOnly: boolean;
  groups: readonly Group[];
  stems: Stems;
  mode: 'all' | 'any';
  asked: string;
  kind?: SearchKind;
  /** How many of each kind, or of the one asked for. */
  limit: number;
};

/** How much of a text is looked through for what to show of it. */
const TEXT_READ = 6000;

const kindPoints = Object.entries(KIND_POINTS)
  .map(([kind, points]) => `when '${kind}' then ${points}`)
  .join(' ');

/** The points of one group in a passage. */
function groupPoints(group: Group, stems: Stems): { sql: string; values: string[] } {
  const share = group.isWeak ? WEAK_SHARE : 1;
  const cases = Object.entries(PLACE_POINTS).map(([weight, points]) => ({
    sql: `when vector @@ ?::tsquery then ${points * share}`,
    value: groupQuery(group, stems, weight as keyof typeof PLACE_POINTS),
  }));
  return {
    sql: `case ${cases.map(({ sql }) => sql).join(' ')} else 0 end`,
    values: cases.map(({ value }) => value),
  };
}

/** The statement of a search in one language; the school is part of every read (search_places, search-tables.ts). */
function searchStatement({ site, locale, isOnly, groups, stems, mode, asked, kind, limit }: Asked) {
  const strong = groups.filter(({ isWeak }) => !isWeak);
  const every = wholeQuery(strong, stems, mode);
  const points = groups.map((group) => groupPoints(group, stems));
  const titled = groups.map((group) => groupQuery(group, stems, 'A'));
  const lexemes = lexemesOf(groups, stems);
  const sql = `
    with looked_at as materialized (
      select p.ctid as place, kind, date, title, title_vector, vector
      from search_places(?, ?, ?::tsquery, ?, ?) as found
      join search_passages p on p.ctid = found
    ),
    scored as (
      select place, kind, date, ${points.map((one) => one.sql).join(' + ')}
        + ${TITLE_POINTS} * (
          select coalesce(count(*) filter (where lexeme = any (?::text[]))::float / nullif(count(*), 0), 0)
          from unnest(tsvector_to_array(title_vector)) as lexeme)
        + case when lower(title) = ? then ${EXACT_POINTS} else 0 end
        + ${RANK_POINTS} * ts_rank(vector, ?::tsquery, 1)
        + case kind ${kindPoints} end
        + case when kind = 'news' then greatest(0, 1 - (current_date - date) / 730.0) else 0 end as score
      from looked_at
    ),
    ranked as (
      select *, row_number() over (partition by kind order by score desc, date desc nulls last, place) as rank from scored
    ),
    best as (select * from ranked where ${kind ? 'kind = ? and' : ''} rank <= ${limit})
    select p.kind, p.uid, p.document_id, p.address, p.anchor, p.locale, p.about, p.date::text as date, best.score, p.title,
      array[${titled.map(() => 'p.vector @@ ?::tsquery').join(', ')}] as titled, left(p.text, ${TEXT_READ}) as text, counted.counts
    from (
      select coalesce(json_object_agg(kind, count), '{}') as counts
      from (select kind, count(*) from looked_at group by kind) as by_kind
    ) as counted
    left join (best join search_passages p on p.ctid = best.place) on true
    order by best.score desc, p.date desc nulls last, p.title`;
  const any = wholeQuery(groups, stems, 'any');
  const values = [
    ...[site, locale, every, isOnly, LOOKED_AT],
    ...points.flatMap((one) => one.values),
    lexemes,
    asked.toLowerCase(),
    any,
    ...(kind ? [kind] : []),
    ...titled,
  ];
  return { sql, values };
}

export async function findPassages(strapi: Core.Strapi, asked: Asked): Promise<Counted> {
  const { sql, values } = searchStatement(asked);
  const { rows }: { rows: ((FoundPassage | { kind: null }) & { counts: Counted['counts'] })[] } =
    await strapi.db.connection.raw(sql, values as never);
  return { counts: rows[0]?.counts ?? {}, passages: rows.filter((row) => row.kind !== null) };
}
