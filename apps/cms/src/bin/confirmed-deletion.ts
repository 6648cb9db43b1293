import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { askedLocales } from '../languages/asked-locales.rules';
import type { Database } from '../search-index/database';
import type { Snapshot } from '../snapshots/snapshot';
import { summaryOf } from '../where-used/consequences.rules';
import { groupUses, readTitles } from '../where-used/use-groups';
import { usesOf, type Use } from '../where-used/uses-of';

const confirmation = new AsyncLocalStorage<true>();

/** Deletes what an editor has seen the consequences of. */
export function whileConfirmed<Result>(task: () => Promise<Result>): Promise<Result> {
  return confirmation.run(true, task);
}

/** Those that use what a deletion takes away: the whole document, or some of its languages. */
async function usesOfDeleted(
  strapi: Core.Strapi,
  trx: Database,
  snapshot: Snapshot,
  locale: unknown,
): Promise<Use[]> {
  const asked: readonly string[] = askedLocales(locale);
  const isAsked = (one: string | null) => one === null || asked.includes(one);
  const deleted = snapshot.versions.filter((version) => isAsked(version.locale));
  if (!deleted.some(({ isPublished }) => isPublished)) return [];
  if (deleted.length === snapshot.versions.length) return usesOf(strapi, trx, snapshot);

  const { uid, documentId, site } = snapshot;
  const uses = await Promise.all(
    asked.map((one) => usesOf(strapi, trx, { uid, documentId, site, locale: one })),
  );
  return uses.flat();
}

/** USED-02: what is published and used by something published goes only after the editor has seen what it does. */
export async function refuseSilentDeletion(
  strapi: Core.Strapi,
  trx: Database,
  snapshot: Snapshot,
  locale: unknown,
): Promise<void> {
  const isOfPanel = Boolean(strapi.requestContext.get()?.state.user);
  if (!isOfPanel || confirmation.getStore()) return;
  const uses = await usesOfDeleted(strapi, trx, snapshot, locale);
  const published = uses.filter(({ isPublished }) => isPublished);
  if (published.length === 0) return;

  const { uid, documentId } = snapshot;
  const title = (await readTitles(strapi, trx, uid, [documentId])).get(documentId) ?? '';
  const users = summaryOf(await groupUses(strapi, trx, published));
  throw new errors.ValidationError(
    `« ${title} » est utilisé dans ${users}. Ouvrez sa fiche et choisissez « Supprimer » : vous y verrez les conséquences et pourrez désigner un remplaçant.`,
  );
}
