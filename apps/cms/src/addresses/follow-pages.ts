import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { whileConfirmed } from '../bin/confirmed-deletion';
import type { Database } from '../search-index/database';
import { writeCheckedRedirects } from '../validation/redirect-check';
import { matches, type Redirect } from '../validation/redirect.rules';
import {
  GROUP_OF_TYPE,
  redirectsOfDeletion,
  redirectsOfMove,
  wholePage,
  type RedirectWrites,
  type Stored,
} from './moved-page.rules';
import { hasPage, notePaths, readKnownPaths, readPublishedPaths, type PagePath } from './page-paths';

const REDIRECT = 'api::redirect.redirect';

type Following = { strapi: Core.Strapi; trx: Database; uid: string; site: string };
type Rule = Stored & Redirect;
/** The model is JSON, which the types of the document service do not know. */
type Fields = Record<string, unknown>;

const successor = new AsyncLocalStorage<string>();

/** Deletes a document whose visitors are led to another one. */
export function whileReplacedBy<Result>(documentId: string, task: () => Promise<Result>): Promise<Result> {
  return successor.run(documentId, task);
}

function readRules({ strapi, site }: Following, where: object = {}): Promise<Rule[]> {
  return strapi.db.query(REDIRECT).findMany({
    select: ['documentId', 'source', 'destination', 'kind', 'active'],
    orderBy: [{ position: 'asc' }, { source: 'asc' }],
    where: { site, ...where },
  });
}

/** Those that may hide pages: patterns, which are few, and what starts at one of their addresses. */
const readRulesAt = (following: Following, paths: readonly string[]): Promise<Rule[]> =>
  readRules(following, { $or: [{ kind: 'pattern' }, { source: { $in: [...paths] } }] });

/** Checked by their making: a page that moves must not be kept from it by an old redirect that no check would let through today. */
async function writeRules({ strapi, uid, site }: Following, { create, change }: RedirectWrites) {
  await writeCheckedRedirects(async () => {
    for (const { documentId, ...rule } of change) {
      const data: Fields = rule;
      await strapi.documents(REDIRECT).update({ documentId, data });
    }
    for (const rule of create) {
      const data: Fields = { ...rule, site, group: GROUP_OF_TYPE[uid], active: true };
      await strapi.documents(REDIRECT).create({ data });
    }
  });
}

/** The site asks its redirects first: one at the address of a page would hide it. It goes to the bin. */
async function clearTheWay(following: Following, current: readonly PagePath[]): Promise<void> {
  const paths = current.flatMap(({ uid, path }) => wholePage(uid, path));
  const rules = await readRulesAt(following, paths);
  const hiding = rules.find(
    (rule) => rule.kind === 'pattern' && rule.active && current.some(({ path }) => matches(rule, path)),
  );
  if (hiding)
    throw new errors.ValidationError(
      `Le motif « ${hiding.source} » des redirections cacherait cette page : rendez-le plus précis, puis publiez.`,
    );
  for (const { documentId, kind } of rules)
    if (kind !== 'pattern')
      await whileConfirmed(() => following.strapi.documents(REDIRECT).delete({ documentId }));
}

async function followPublished(following: Following, documentId: string, current: PagePath[]): Promise<void> {
  await clearTheWay(following, current);
  await notePaths(following.trx, current);
  const here = new Set(current.map(({ path }) => path));
  const former = (await readKnownPaths(following.trx, documentId)).filter(({ path }) => !here.has(path));
  if (former.length === 0) return;
  const rules = await readRules(following);
  await writeRules(following, redirectsOfMove({ uid: following.uid, former, current }, rules));
}

async function followDeleted(following: Following, documentId: string): Promise<void> {
  const { strapi, trx, uid } = following;
  const former = await readKnownPaths(trx, documentId);
  if (former.length === 0 || !hasPage(uid)) return;
  const other = successor.getStore();
  const current = other ? await readPublishedPaths(strapi, trx, uid, other) : [];
  const rules = await readRules(following);
  const writes =
    current.length > 0
      ? redirectsOfMove({ uid, former, current }, rules)
      : redirectsOfDeletion({ uid, former }, rules);
  await writeRules(following, writes);
}

/**
 * LIFE-01, LIFE-02: whatever the way of publishing or deleting, the addresses where visitors have known a document lead to it, or
 * say that it is gone, from the moment of the change: in its transaction.
 */
export function followPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    const { documentId: asked, status } = call.params as { documentId?: string; status?: string };
    const isPublication =
      action === 'publish' || (['create', 'update'].includes(action) && status === 'published');
    const isDeletion = action === 'delete';
    if (!hasPage(uid) || !(isPublication || isDeletion)) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const documentId = asked ?? (written as { documentId?: string } | null)?.documentId;
      if (!documentId) return written;
      const current = await readPublishedPaths(strapi, trx, uid, documentId);
      const [page] = current;
      if (page && isPublication)
        await followPublished({ strapi, trx, uid, site: page.site }, documentId, current);
      else if (isDeletion && !(await isLeft(strapi, trx, uid, documentId))) {
        const [known] = await readKnownPaths(trx, documentId);
        if (known) await followDeleted({ strapi, trx, uid, site: known.site }, documentId);
      }
      return written;
    });
  });
}

async function isLeft(strapi: Core.Strapi, trx: Database, uid: string, documentId: string): Promise<boolean> {
  const { tableName } = strapi.db.metadata.get(uid);
  return (await trx(tableName).where({ document_id: documentId }).first('id')) !== undefined;
}
