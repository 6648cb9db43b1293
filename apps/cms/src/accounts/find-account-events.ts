import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { frenchMoment } from '../history/version-words';
import type { AccountEventDetail, AccountEventKind, AccountEventLine } from './account-event.model';
import { sentenceOfEvent } from './account-event.rules';

type Row = {
  id: string;
  at: Date;
  kind: AccountEventKind;
  subject: string;
  actor: string;
  address: string;
  /** Strapi's connection returns JSON as text. */
  detail: string;
  times: number;
};
type Page = { page: number; size: number };

const COLUMNS = ['id', 'at', 'kind', 'subject', 'actor', 'address', 'detail', 'times'];
/** For so long the home page tells a person of links for their password. */
const OWN_LINK_DAYS = 30;

const toLine = ({ id, at, kind, subject, actor, address, detail, times }: Row): AccountEventLine => ({
  id,
  when: frenchMoment(at),
  subject,
  what: sentenceOfEvent(kind, JSON.parse(detail) as AccountEventDetail, times),
  by: [actor, address].filter((one) => one !== '').join(', '),
});

/** The journal of the accounts of a school, newest first. */
export async function findAccountEvents(strapi: Core.Strapi, site: SiteKey, { page, size }: Page) {
  const rows: Row[] = await strapi.db
    .connection('account_events')
    .select(COLUMNS)
    .where({ site })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(size + 1)
    .offset((page - 1) * size);
  return { events: rows.slice(0, size).map(toLine), hasMore: rows.length > size };
}

/** Links that somebody else has made for a new password of this person, whose account they open. */
export async function findLinksForOwn(strapi: Core.Strapi, userId: number): Promise<AccountEventLine[]> {
  const { connection } = strapi.db;
  const rows: Row[] = await connection('account_events')
    .select(COLUMNS)
    .where({ subject_id: userId })
    .whereIn('kind', ['link-given', 'link-used', 'changed-by-administrator'])
    .whereRaw(`detail->>'isFirst' is distinct from 'true'`)
    .whereRaw('actor_id is distinct from ?', [userId])
    .whereRaw(`at > now() - interval '${OWN_LINK_DAYS} days'`)
    .orderBy('at', 'desc')
    .limit(5);
  return rows.map(toLine);
}
