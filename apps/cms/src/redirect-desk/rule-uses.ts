import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import type { RuleUse, RuleUses, Window } from './desk.model';

const NEVER = 'where times is null and active';

/** DESK-04: the rules of a school, the most used first; or the active ones that nobody has used, by address. */
export async function listRuleUses(
  strapi: Core.Strapi,
  site: SiteKey,
  { isNever, start, limit }: Window & { isNever: boolean },
): Promise<RuleUses> {
  const database = strapi.db.connection;
  const uses = `
    select document_id as "documentId", source, destination, kind, active, times, last_day
    from redirects left join (
      select document_id as used_id, sum(times) as times, max(day) as last_day
      from redirect_uses where site = :site group by document_id
    ) as uses on used_id = document_id where site = :site`;
  const { rows }: { rows: (RuleUse & { total: number })[] } = await database.raw(
    `select "documentId", source, destination, kind, active, coalesce(times, 0)::int as times,
       to_char(last_day, 'YYYY-MM-DD') as "lastDay", count(*) over ()::int as total
     from (${uses}) as rules ${isNever ? NEVER : ''}
     order by rules.times desc nulls last, source limit :limit offset :start`,
    { site, limit, start },
  );
  const first: { rows: { since: string | null }[] } = await database.raw(
    `select to_char(min(day), 'YYYY-MM-DD') as since from redirect_uses where site = ?`,
    [site],
  );
  return {
    total: rows[0]?.total ?? 0,
    since: first.rows[0]?.since ?? null,
    rules: rows.map(({ total: _total, ...rule }) => rule),
  };
}
