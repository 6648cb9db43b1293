import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { readEnvironment } from '../env';
import { findFindings } from '../guard/findings.rules';
import { GUARD_RULES } from '../guard/guard-rules.data';
import { readManyGuarded } from '../guard/guarded-document';
import { createKnownFindings, type Shelf } from './known-findings';
import { keyOf, statesToRead, toLooked, unknownOf, type Looked, type State } from './looked.rules';
import { readElsewhere } from './read-elsewhere';
import type { Version } from './read-versions';

export type { Looked } from './looked.rules';

type Asked = { site: SiteKey; today: string; versions: readonly Version[] };

const DOCUMENTS_AT_ONCE = 50;
/** As many as somebody waits for; the rest is for the task that runs beside (look-again.ts). */
const MOST_WHILE_WAITING = 1500;
const COURSE = 'api::course.course';

const shelves = new Map<SiteKey, Shelf>();
const turns = new Map<SiteKey, Promise<unknown>>();

/** A release whose rules say something else looks at everything again. */
const lookOf = (today: string) => `${today} ${readEnvironment().DEPLOYMENT_VERSION}`;

function shelfOf(site: SiteKey): Shelf {
  const shelf = shelves.get(site) ?? createKnownFindings(site);
  shelves.set(site, shelf);
  return shelf;
}

/** Looks at some states, and writes down what the guard says of them. */
export async function readStates(
  strapi: Core.Strapi,
  states: readonly State[],
  { site, today }: Pick<Asked, 'site' | 'today'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const groups = Map.groupBy(states, ({ uid, locale, status }) => `${uid} ${locale} ${status}`);
  for (const group of groups.values())
    for (let at = 0; at < group.length && !isStopped(); at += DOCUMENTS_AT_ONCE) {
      const some = group.slice(at, at + DOCUMENTS_AT_ONCE);
      const { uid, locale, status } = some[0]!;
      const documentIds = some.map(({ documentId }) => documentId);
      const documents = await readManyGuarded(strapi, uid, { site, documentIds, locale, status });
      const byId = new Map(documents.map((document) => [document.documentId, document]));
      const found = some.map((state) => {
        const document = byId.get(state.documentId);
        return { state, findings: document ? findFindings(uid, document, { locale, today }) : [] };
      });
      await shelfOf(site).write(strapi.db.connection, lookOf(today), found);
    }
}

/** What has to be looked at in a school, with what is known of it. */
export async function readUnknown(strapi: Core.Strapi, { site, today, versions }: Asked) {
  const elsewhere = await readElsewhere(strapi, site);
  const factsOf = ({ uid, documentId }: Version) =>
    [uid === COURSE ? elsewhere.campuses : '', elsewhere.pictures.get(documentId) ?? ''].join(' ');
  const guarded = versions.filter(({ uid }) => GUARD_RULES[uid]);
  const states = guarded.flatMap((version) => statesToRead(version, factsOf(version)));
  const shelf = shelfOf(site);
  await shelf.catchUp(strapi.db.connection);
  const still = new Set(states.map(keyOf));
  for (const key of shelf.known.keys()) if (!still.has(key)) shelf.known.delete(key);
  return { guarded, unknown: unknownOf(states, shelf.known, lookOf(today)) };
}

/** Only what was written since is read again, and what was looked at on another day; what is gone is forgotten. */
async function look(strapi: Core.Strapi, asked: Asked): Promise<Looked[]> {
  const { guarded, unknown } = await readUnknown(strapi, asked);
  await readStates(strapi, unknown.slice(0, MOST_WHILE_WAITING), asked);
  const { known } = shelfOf(asked.site);
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
