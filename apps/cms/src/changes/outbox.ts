import type { Core, Struct } from '@strapi/strapi';
import { serviceCache } from '../micro-cache/service-cache';
import type { Database } from '../search-index/database';
import { SLUG_FIELDS } from '../where-used/uses-in.rules';
import { recordChange } from './change-row';
import { watchPlace } from './place';
import { takeTurn, waitForTurns } from './take-turn';

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft']);
/** Where a type has drafts, these touch nothing else: no visitor sees them. */
const OF_DRAFTS = new Set(['create', 'update', 'clone', 'discardDraft']);

type WriteParams = {
  documentId?: string;
  locale?: string | string[];
  status?: string;
  data?: { site?: string; documentId?: string };
};
type Written = { documentId?: string } | null | undefined;

/** The document may be gone after the write: its school is read before. */
async function findSite(strapi: Core.Strapi, uid: string, params: WriteParams): Promise<string | undefined> {
  if (!params.documentId) return params.data?.site;
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: params.documentId }, select: ['site'] });
  return row?.site ?? params.data?.site;
}

const isOfDraftOnly = (hasDrafts: boolean, action: string, { status }: WriteParams) =>
  hasDrafts && OF_DRAFTS.has(action) && status !== 'published';

type Call = { action: string; params: unknown; contentType: Struct.ContentTypeSchema };

/** Of a publication, whether it leaves the document where it is; nothing else does. */
async function watchWrite(strapi: Core.Strapi, trx: Database, call: Call, site?: string) {
  const { documentId } = call.params as WriteParams;
  if (call.action !== 'publish' || !site || !documentId) return () => Promise.resolve(false);
  return watchPlace(strapi, trx, call.contentType, { uid: call.contentType.uid, documentId, site });
}

/**
 * A row in the outbox for every change of what visitors may see, in the transaction of the change: both happen or neither.
 * The panel saves a draft before each publication: announced too, it would have all pages of its type made again twice.
 */
export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const isContent = call.uid.startsWith('api::') && 'site' in call.contentType.attributes;
    if (!isContent || !WRITES.has(call.action)) return next();

    return strapi.db.transaction(async ({ trx, onCommit }): Promise<Awaited<ReturnType<typeof next>>> => {
      const params = call.params as WriteParams;
      const hasDrafts = call.contentType.options?.draftAndPublish ?? false;
      const site = await findSite(strapi, call.uid, params);
      // What has no drafts (redirections) refers to nothing: a long import keeps no editor waiting.
      if (site && hasDrafts) await takeTurn(trx, site);
      // A CRM link names documents by their slugs, which move with a publication.
      else if (site && call.uid in SLUG_FIELDS) await waitForTurns(trx, site);
      // In the transaction all the same: the snapshot of its history is written in it.
      if (isOfDraftOnly(hasDrafts, call.action, params)) return next();
      const isInPlace = await watchWrite(strapi, trx, call, site);
      const written = await next();
      // The id of a copy's call is that of its source.
      const writtenId = (written as Written)?.documentId;
      const documentId = call.action === 'clone' ? writtenId : (params.documentId ?? writtenId);
      if (!site || !documentId) return written;

      const locale = Array.isArray(params.locale) ? params.locale.join(',') : params.locale;
      const change = { site, uid: call.uid, documentId, locale, action: call.action };
      await recordChange(trx, { ...change, isInPlace: await isInPlace() });
      // Who has published reads it here at once; the notification takes a moment, and finds all processes.
      onCommit(() => serviceCache.empty(site));
      return written;
    });
  });
}
