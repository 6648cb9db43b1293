import type { SiteKey } from '@meridia/domain/sites';
import type { Finding } from '../guard/guard.model';
import type { Database } from '../search-index/database';
import { keyOf, type KnownFindings, type Place, type State } from './looked.rules';

type Row = Place & { stamp: string; day: string; findings: string; writtenAt: string };

/** What another process wrote in a transaction that was still open when we read. */
const OVERLAP = '1 minute';

const UPSERT = `
  insert into content_findings (site, uid, document_id, locale, status, stamp, day, findings)
  select :site, uid, document_id, locale, status, stamp, :day, findings
  from jsonb_to_recordset(:rows) as rows(uid text, document_id text, locale text, status text, stamp text, findings jsonb)
  order by uid, document_id, locale, status
  on conflict (uid, document_id, locale, status) do update set
    stamp = excluded.stamp, day = excluded.day, findings = excluded.findings, written_at = clock_timestamp()`;

/** What is known of a school: of this process, and of what all of them have written down. */
export function createKnownFindings(site: SiteKey) {
  const known = new Map<string, KnownFindings>();
  let readUpTo: string | null = null;

  return {
    known,

    /** What other processes, or those before this one, have found since the last time. */
    async catchUp(database: Database): Promise<void> {
      const { rows }: { rows: Row[] } = await database.raw(
        `select uid, document_id as "documentId", locale, status, stamp, day, findings::text, written_at::text as "writtenAt"
         from content_findings where site = ? and written_at > coalesce(?::timestamptz - interval '${OVERLAP}', '-infinity')
         order by written_at`,
        [site, readUpTo] as never,
      );
      for (const { stamp, day, findings, writtenAt, ...place } of rows) {
        known.set(keyOf(place), { stamp, day, findings: JSON.parse(findings) as Finding[] });
        readUpTo = writtenAt;
      }
    },

    async write(
      database: Database,
      day: string,
      found: readonly { state: State; findings: readonly Finding[] }[],
    ): Promise<void> {
      const rows = found.map(({ state: { documentId, ...state }, findings }) => ({
        ...state,
        document_id: documentId,
        findings,
      }));
      await database.raw(UPSERT, { site, day, rows: JSON.stringify(rows) });
      for (const { state, findings } of found) known.set(keyOf(state), { stamp: state.stamp, day, findings });
    },
  };
}

export type Shelf = ReturnType<typeof createKnownFindings>;
