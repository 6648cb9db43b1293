import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { findFindings } from '../guard/findings.rules';
import type { Finding } from '../guard/guard.model';
import { GUARD_RULES } from '../guard/guard-rules.data';
import { readManyGuarded } from '../guard/guarded-document';
import { keyOf, statesToRead, toLooked, type Looked, type State } from './looked.rules';
import type { Version } from './read-versions';

export type { Looked } from './looked.rules';

type Asked = { site: SiteKey; today: string; versions: readonly Version[] };
type Known = Map<string, { stamp: string; findings: readonly Finding[] }>;

const DOCUMENTS_AT_ONCE = 50;

/** What rules read beyond the document itself: the campuses of a programme, the description that the library has of a picture. */
const LOOKS_ELSEWHERE = new Set([
  'api::course.course',
  'api::news.news',
  'api::blog-post.blog-post',
  'api::article.article',
]);

const knownBySite = new Map<SiteKey, Known>();
const turns = new Map<SiteKey, Promise<unknown>>();

/** A picture that is new is shown by nobody yet: only those that were changed count. */
async function readElsewhere(strapi: Core.Strapi, site: SiteKey): Promise<string> {
  const { rows }: { rows: { stamp: string | null }[] } = await strapi.db.connection.raw(
    `select concat_ws(' ', (select max(updated_at) from campuses where site = ?),
       (select max(updated_at) from files where updated_at > created_at + interval '5 seconds')) as stamp`,
    [site],
  );
  return rows[0]?.stamp ?? '';
}

async function readGroup(strapi: Core.Strapi, group: readonly State[], { site, today }: Asked, known: Known) {
  const [first] = group;
  if (!first) return;
  const { uid, locale, status } = first;
  for (let at = 0; at < group.length; at += DOCUMENTS_AT_ONCE) {
    const some = group.slice(at, at + DOCUMENTS_AT_ONCE);
    const documentIds = some.map(({ documentId }) => documentId);
    const documents = await readManyGuarded(strapi, uid, { site, documentIds, locale, status });
    for (const state of some) {
      const document = documents.find(({ documentId }) => documentId === state.documentId);
      const findings = document ? findFindings(uid, document, { locale, today }) : [];
      known.set(keyOf(state), { stamp: state.stamp, findings });
    }
  }
}

/** Only what was written since is read again; what is gone is forgotten. */
async function look(strapi: Core.Strapi, asked: Asked): Promise<Looked[]> {
  const elsewhere = await readElsewhere(strapi, asked.site);
  const known: Known = knownBySite.get(asked.site) ?? new Map();
  const guarded = asked.versions.filter(({ uid }) => GUARD_RULES[uid]);
  const states = guarded.flatMap((version) =>
    statesToRead(version, `${asked.today} ${LOOKS_ELSEWHERE.has(version.uid) ? elsewhere : ''}`),
  );
  const unread = states.filter((state) => known.get(keyOf(state))?.stamp !== state.stamp);
  const groups = Map.groupBy(unread, ({ uid, locale, status }) => `${uid} ${locale} ${status}`);
  for (const group of groups.values()) await readGroup(strapi, group, asked, known);

  const still = new Set(states.map(keyOf));
  for (const key of known.keys()) if (!still.has(key)) known.delete(key);
  knownBySite.set(asked.site, known);
  return guarded.map((version) => toLooked(version, (key) => known.get(key)?.findings ?? []));
}

/** WORK-04: what the guard says of everything a school has, draft and published. One at a time: the second finds what the first has read. */
export function lookAtContent(strapi: Core.Strapi, asked: Asked): Promise<Looked[]> {
  const before = turns.get(asked.site) ?? Promise.resolve();
  const mine = before.then(() => look(strapi, asked));
  turns.set(
    asked.site,
    mine.catch(() => undefined),
  );
  return mine;
}
