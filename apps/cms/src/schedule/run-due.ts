import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LOCALES } from '@meridia/domain/locales';
import { takeTurn } from '../changes/take-turn';
import type { Database } from '../search-index/database';
import { PLANS, SCHEDULED_TYPES, type PlannedAction, type ScheduledType } from './scheduled-types.data';

type Due = { site: string; document_id: string; due_at: Date };
type Plan = { uid: ScheduledType; action: PlannedAction };

const ALL_PLANS: readonly Plan[] = SCHEDULED_TYPES.flatMap((uid) =>
  (Object.keys(PLANS) as PlannedAction[]).map((action) => ({ uid, action })),
);

const tableOf = (strapi: Core.Strapi, uid: string) => strapi.db.metadata.get(uid).tableName;

type Search = { left: readonly string[]; ofSite?: string };

/** The document whose time came first. */
async function readDue(
  strapi: Core.Strapi,
  trx: Database,
  { uid, action }: Plan,
  { left, ofSite }: Search,
): Promise<Due | undefined> {
  const column = PLANS[action];
  const { rows }: { rows: Due[] } = await trx.raw(
    `select site, document_id, ?? as due_at from ?? where ?? <= (now() at time zone 'utc') and published_at is null
       and document_id <> all(?) ${ofSite === undefined ? '' : 'and site = ?'}
     order by ??, id limit 1 ${ofSite === undefined ? '' : 'for update skip locked'}`,
    [column, tableOf(strapi, uid), column, left, ...(ofSite === undefined ? [] : [ofSite]), column],
  );
  return rows[0];
}

/** One document whose time has come and that no other process has in hand: its school's turn first, as for every other write. */
async function takeDue(
  strapi: Core.Strapi,
  trx: Database,
  plan: Plan,
  left: readonly string[],
): Promise<Due | undefined> {
  const next = await readDue(strapi, trx, plan, { left });
  if (!next) return undefined;
  await takeTurn(trx, next.site);
  return readDue(strapi, trx, plan, { left, ofSite: next.site });
}

/** The time is taken off the document in the transaction of what it was for: that happens once, or not yet. */
const forget = (strapi: Core.Strapi, trx: Database, { uid, action }: Plan, { document_id }: Due) =>
  trx(tableOf(strapi, uid))
    .where({ document_id })
    .update({ [PLANS[action]]: null });

const note = (trx: Database, { uid, action }: Plan, due: Due, problem: string | null) =>
  trx('schedule_outcomes').insert({ ...due, uid, action, problem });

async function perform(
  strapi: Core.Strapi,
  { uid, action }: Plan,
  { document_id: documentId }: Due,
): Promise<void> {
  const versions = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, select: ['locale'] });
  const locale = LOCALES.filter((one) =>
    versions.some((version: { locale?: string }) => version.locale === one),
  );
  const documents = strapi.documents(uid as 'api::event.event');
  const asked = { documentId, locale } as never;
  await (action === 'publish' ? documents.publish(asked) : documents.unpublish(asked));
}

type Outcome = 'none' | 'done' | { due: Due; problem: string } | { due: Due; failure: unknown };

/** Does what is due next of a plan. */
async function runNext(strapi: Core.Strapi, plan: Plan, left: readonly string[]): Promise<Outcome> {
  let taken: Due | undefined;
  try {
    return await strapi.db.transaction(async ({ trx }): Promise<Outcome> => {
      taken = await takeDue(strapi, trx, plan, left);
      if (!taken) return 'none';
      await forget(strapi, trx, plan, taken);
      await perform(strapi, plan, taken);
      await note(trx, plan, taken, null);
      return 'done';
    });
  } catch (error) {
    if (!taken) throw error;
    // What is refused would be refused again: the editor is told. Anything else is tried again, later.
    return error instanceof errors.ApplicationError
      ? { due: taken, problem: error.message }
      : { due: taken, failure: error };
  }
}

async function giveUp(strapi: Core.Strapi, plan: Plan, due: Due, problem: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await forget(strapi, trx, plan, due);
    await note(trx, plan, due, problem);
  });
  strapi.log.warn(`planned ${plan.action} of ${plan.uid} ${due.document_id} refused: ${problem}`);
}

/** Everything whose time has come. Several processes may: each document is taken by one of them. */
export async function runDue(strapi: Core.Strapi): Promise<number> {
  let count = 0;
  for (const plan of ALL_PLANS) {
    const left: string[] = [];
    let outcome = await runNext(strapi, plan, left);
    while (outcome !== 'none') {
      if (outcome === 'done') count += 1;
      else if ('problem' in outcome) await giveUp(strapi, plan, outcome.due, outcome.problem);
      else {
        // One that fails does not keep the others.
        left.push(outcome.due.document_id);
        strapi.log.error(
          `planned ${plan.action} of ${plan.uid} ${outcome.due.document_id} failed`,
          outcome.failure,
        );
      }
      outcome = await runNext(strapi, plan, left);
    }
  }
  return count;
}
