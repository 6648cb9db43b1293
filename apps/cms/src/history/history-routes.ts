import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { readPageNames } from '../links/page-names';
import { requireDocument } from '../panel-api/panel-document';
import { addPanelRoutes, panelUser, type PanelContext } from '../panel-api/panel-routes';
import { differencesOf } from './differences.rules';
import { findPrevious, findVersions, type StoredVersion, type VersionLine } from './find-versions';
import { frenchWords } from './french-words';
import { showJournal } from './journal';
import { noteEditSession } from './edit-sessions';
import { findSavedSince, noteOpening } from './openings';
import { readDrafts } from './read-drafts';
import { requireVersion } from './require-version';
import { restoreVersion } from './restore-version';
import { didBy, frenchMoment, savedSinceWords } from './version-words';

const PAGE_SIZE = 10;

const locale = z.enum(['', ...LOCALES]).default('');
const listQuery = z.strictObject({ locale, page: z.coerce.number().int().min(1).max(1000).default(1) });
const opening = z.strictObject({
  locale,
  updatedAt: z.iso.datetime(),
  session: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

function parsed<Shape>(schema: z.ZodType<Shape>, input: unknown): Shape {
  const result = schema.safeParse(input);
  if (!result.success) throw new errors.ValidationError('La demande n’est pas comprise.');
  return result.data;
}

const documentOf = (ctx: PanelContext) => {
  const { uid = '', documentId = '' } = ctx.params as Record<string, string | undefined>;
  return { uid, documentId };
};

const shownLine = ({ id, action, author, at }: VersionLine) => ({
  id,
  what: didBy(action, author),
  when: frenchMoment(at),
});

async function listVersions(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const { uid, documentId } = await requireDocument(strapi, ctx, documentOf(ctx));
  const { page, locale: language } = parsed(listQuery, ctx.query);
  const found = await findVersions(strapi, { uid, documentId, locale: language }, { page, size: PAGE_SIZE });
  ctx.body = { versions: found.items.map(shownLine), hasMore: found.hasMore };
}

/** What the form shows, noted for the moment it is saved; and whether something else has been saved since. */
async function openForm(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const { documentId } = await requireDocument(strapi, ctx, documentOf(ctx));
  const sent = parsed(opening, ctx.request.body);
  const opened = {
    userId: panelUser(ctx).id,
    documentId,
    locale: sent.locale,
    updatedAt: new Date(sent.updatedAt),
  };
  const database = strapi.db.connection;
  await noteOpening(database, opened);
  const { session } = sent;
  const updatedAt = session ? await noteEditSession(database, { ...opened, session }) : opened.updatedAt;
  const since = await findSavedSince(database, { ...opened, updatedAt, isOfTab: session !== undefined });
  ctx.body = {
    savedSince: since && {
      id: since.id,
      words: savedSinceWords(since),
      updatedAt: since.rowUpdatedAt.toISOString(),
    },
  };
}

/** What the version changed, and what restoring it would change; null when the document says the same. */
async function showVersion(strapi: Core.Strapi, version: StoredVersion, ctx: PanelContext): Promise<void> {
  const { uid, documentId, snapshot } = version;
  const previous = await findPrevious(strapi, version);
  const drafts = await readDrafts(strapi, uid, documentId);
  const current = drafts.find((draft) => draft.locale === version.locale)?.snapshot ?? {};
  const versions = [snapshot, current, ...(previous ? [previous] : [])];
  const words = frenchWords(strapi, await readPageNames(strapi, uid, versions));
  const restoring = differencesOf(words, uid, current, snapshot);
  ctx.body = {
    ...shownLine(version),
    title: version.title,
    changes: previous ? differencesOf(words, uid, previous, snapshot) : null,
    restoring,
  };
}

/** HIST: the versions of a document, their differences, restoring, and the journal of a school. */
export function addHistoryRoutes(strapi: Core.Strapi): void {
  const DOCUMENT = '/history/documents/:uid/:documentId';
  addPanelRoutes(strapi, [
    { method: 'GET', path: DOCUMENT, handler: (ctx) => listVersions(strapi, ctx) },
    { method: 'POST', path: `${DOCUMENT}/opening`, handler: (ctx) => openForm(strapi, ctx) },
    {
      method: 'GET',
      path: '/history/versions/:id',
      handler: async (ctx) => showVersion(strapi, await requireVersion(strapi, ctx, 'read'), ctx),
    },
    {
      method: 'POST',
      path: '/history/versions/:id/restore',
      handler: async (ctx) => {
        const version = await requireVersion(strapi, ctx, 'update');
        ctx.body = await restoreVersion(strapi, version, panelUser(ctx).id);
      },
    },
    { method: 'GET', path: '/history/journal', handler: (ctx) => showJournal(strapi, ctx) },
  ]);
}
