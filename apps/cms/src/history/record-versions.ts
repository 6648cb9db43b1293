import type { Core } from '@strapi/strapi';
import { inTurn } from '../changes/in-turn';
import { askedLocales } from '../languages/asked-locales.rules';
import type { Database } from '../search-index/database';
import { currentEditSession } from './edit-sessions';
import { noteOwnSave, refuseOutdatedForm } from './openings';
import { currentPurpose, keepsHistory, panelAuthor } from './panel-author';
import { readDrafts, type Draft } from './read-drafts';
import { lastVersions, writeVersion, type Place } from './write-version';
import { actionOf, type Author, type VersionAction } from './version.rules';

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft']);

type Params = { documentId?: string; locale?: unknown; status?: unknown };
type Written = { documentId?: string } | null | undefined;
type Writing = { strapi: Core.Strapi; trx: Database; uid: string; author: Author };
type Write = Writing & { action: string; params: Params };

/** A document that was there before its history has its first version: what the first save replaces can be restored. */
async function writeBaselines(
  { strapi, trx, uid }: Writing,
  documentId: string,
  isDeletion: boolean,
): Promise<Draft[]> {
  const known = await lastVersions(trx, documentId);
  const isWhole = known.size > 0 && !isDeletion;
  const count = isWhole ? await strapi.db.query(uid).count({ where: { documentId, publishedAt: null } }) : 0;
  if (isWhole && count <= known.size) return [];

  // French before English: the desk of translations takes the French before a version of English for its source.
  const drafts = (await readDrafts(strapi, uid, documentId)).toSorted((one, other) =>
    other.locale.localeCompare(one.locale),
  );
  for (const draft of drafts.filter(({ locale }) => !known.has(locale))) {
    // Its time is that of its keeping: content that is older than versions are kept would go at once.
    const place: Place = { uid, documentId, author: null, action: 'baseline' };
    await writeVersion(trx, draft, place, undefined);
  }
  return drafts;
}

/** Each language that was asked for; another one when what all languages share has changed with it. */
async function writeVersions(
  { strapi, trx, uid, author }: Writing,
  documentId: string,
  { isAsked, action }: { isAsked: (draft: Draft) => boolean; action: (wasThere: boolean) => VersionAction },
): Promise<Draft[]> {
  const known = await lastVersions(trx, documentId);
  const drafts = await readDrafts(strapi, uid, documentId);
  for (const draft of drafts) {
    const last = known.get(draft.locale);
    const asked = isAsked(draft);
    if (!asked && !last) continue;
    const place: Place = { uid, documentId, author, action: asked ? action(last !== undefined) : 'shared' };
    await writeVersion(trx, draft, place, last);
  }
  return drafts;
}

async function writeDeletion(
  { strapi, trx, uid, author }: Writing,
  documentId: string,
  before: Draft[],
): Promise<void> {
  const kept = await strapi.db.query(uid).findMany({ where: { documentId }, select: ['locale'] });
  const locales = new Set(kept.map(({ locale }: { locale?: string | null }) => locale ?? ''));
  for (const draft of before.filter(({ locale }) => !locales.has(locale)))
    await writeVersion(trx, draft, { uid, documentId, author, action: 'delete' }, undefined);
}

/** What is there before the write, the write, and what is there after it. */
async function writeAndRecord<Result>(write: Write, next: () => Promise<Result>): Promise<Result> {
  const { trx, author, action, params } = write;
  const locales: readonly string[] = ['', ...askedLocales(params.locale)];
  const changed = action === 'clone' ? undefined : params.documentId;
  const purpose = currentPurpose();
  const session = currentEditSession(write.strapi);
  if (changed && action === 'update' && !purpose)
    await refuseOutdatedForm(trx, { documentId: changed, locales, author, session });
  const before = changed ? await writeBaselines(write, changed, action === 'delete') : [];

  const written = await next();
  const documentId = changed ?? (written as Written)?.documentId;
  if (!documentId) return written;
  if (action === 'delete') await writeDeletion(write, documentId, before);
  else {
    const drafts = await writeVersions(write, documentId, {
      isAsked: ({ locale }) => action === 'clone' || locales.includes(locale),
      action: (wasThere) => purpose ?? actionOf({ action, params }, wasThere),
    });
    await noteOwnSave(trx, { documentId, author, session }, drafts);
  }
  return written;
}

/**
 * A version for every save and publication, with its author, in the transaction of the write and of its row in the outbox: all happen or
 * none. Content that is loaded into an empty database has none.
 */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    const isContent = uid.startsWith('api::') && 'site' in call.contentType.attributes;
    const author = panelAuthor(strapi);
    if (!isContent || !WRITES.has(action) || !(author ?? keepsHistory(strapi))) return next();

    type Result = Awaited<ReturnType<typeof next>>;
    return strapi.db.transaction(({ trx }): Promise<Result> => {
      const write = { strapi, trx, uid, author, action, params: call.params as Params };
      return inTurn(trx, () => writeAndRecord<Result>(write, async () => next()));
    });
  });
}
