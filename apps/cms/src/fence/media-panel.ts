import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  currentLibrary,
  homeOf,
  isOwn,
  refuseFolders,
  refuseForeignFiles,
  refuseForeignFolders,
  refuseSchoolFolders,
  type EditorLibrary,
} from './editor-library';
import { childrenOf, fromHome, toHomeFilters } from './media-root.rules';
import { fenceActions, type Action, type PanelContext } from './panel-actions';

type Body = Record<string, unknown>;
type Prepare = (library: EditorLibrary, ctx: PanelContext) => Promise<void> | void;
type Finish = (library: EditorLibrary, ctx: PanelContext) => void;
type Folder = { id: number; path?: string };

const bodyOf = (ctx: PanelContext): Body => (ctx.request.body ?? {}) as Body;

/** Checks what an editor asks, lets Strapi do it, and shows the answer as she knows her library. */
function fence(strapi: Core.Strapi, prepare: Prepare, finish: Finish = showFromHome) {
  return (original: Action): Action =>
    async (ctx, next) => {
      const library = await currentLibrary(strapi);
      if (!library) return original(ctx, next);
      await prepare(library, ctx);
      const answer = await original(ctx, next);
      if (answer !== undefined && ctx.body === undefined) ctx.body = answer;
      finish(library, ctx);
      return ctx.body;
    };
}

function showFromHome({ home }: EditorLibrary, ctx: PanelContext): void {
  if (home && ctx.body) ctx.body = fromHome(ctx.body, home.id);
}

function askFromHome({ home }: EditorLibrary, ctx: PanelContext): void {
  if (!home) return;
  // Koa keeps the parsed query under the text of the address, and Strapi replaces that getter: both read `ctx.query`.
  const filters = toHomeFilters(ctx.query.filters, home.id);
  if (filters !== undefined) Object.assign(ctx.query, { filters });
}

const refuse: Prepare = () => {
  throw new errors.ForbiddenError();
};

/** The panel's calls on the media library that the condition of a permission does not reach (C-01). */
export function fenceMediaPanel(strapi: Core.Strapi): void {
  const ownFolder: Prepare = async (library, ctx) => {
    await refuseForeignFolders(strapi, library, ctx.params.id);
  };
  /** `parent` and `destinationFolderId`: null is the root. */
  const toOwnFolder = async (library: EditorLibrary, body: Body, name: string) => {
    if (body[name] === null || body[name] === undefined) body[name] = homeOf(library).id;
    await refuseForeignFolders(strapi, library, body[name]);
  };
  const ownFilesAndFolders: Prepare = async (library, ctx) => {
    const { fileIds, folderIds } = bodyOf(ctx);
    refuseFolders(strapi, folderIds);
    refuseSchoolFolders(library, folderIds);
    await refuseForeignFolders(strapi, library, folderIds);
    await refuseForeignFiles(strapi, library, fileIds);
  };

  fenceActions(strapi, 'plugin::upload.admin-file', {
    find: fence(strapi, askFromHome),
    findOne: fence(strapi, () => undefined),
    destroy: fence(strapi, () => undefined),
    // They read and write the whole library, whoever asks.
    getAIMetadataPendingCount: fence(strapi, refuse),
    createAIMetadataJob: fence(strapi, refuse),
    generateAIMetadata: fence(strapi, refuse),
    getLatestAIMetadataJob: fence(strapi, refuse),
  });
  fenceActions(strapi, 'plugin::upload.admin-folder', {
    find: fence(strapi, askFromHome, (library, ctx) => {
      const { data } = ctx.body as { data: Folder[] };
      ctx.body = { data: data.filter(({ id, path }) => isOwn(library, path) && id !== library.home?.id) };
      showFromHome(library, ctx);
    }),
    findOne: fence(strapi, ownFolder),
    create: fence(strapi, async (library, ctx) => {
      await toOwnFolder(library, bodyOf(ctx), 'parent');
      refuseFolders(strapi, bodyOf(ctx).parent);
    }),
    update: fence(strapi, async (library, ctx) => {
      refuseFolders(strapi, ctx.params.id);
      refuseSchoolFolders(library, ctx.params.id);
      await ownFolder(library, ctx);
      if ('parent' in bodyOf(ctx)) await toOwnFolder(library, bodyOf(ctx), 'parent');
    }),
    getStructure: fence(
      strapi,
      () => undefined,
      ({ folders, home }, ctx) => {
        const { data } = ctx.body as { data: Folder[] };
        const own = folders.flatMap(({ id }) => data.filter((folder) => folder.id === id));
        ctx.body = { data: home ? childrenOf(data, home.id) : own };
      },
    ),
  });
  fenceActions(strapi, 'plugin::upload.admin-folder-file', {
    deleteMany: fence(strapi, ownFilesAndFolders),
    moveMany: fence(strapi, async (library, ctx) => {
      await ownFilesAndFolders(library, ctx);
      await toOwnFolder(library, bodyOf(ctx), 'destinationFolderId');
    }),
  });
  // What they write is fenced where it is written (media-writes.ts).
  const asShown = fence(strapi, () => undefined);
  fenceActions(strapi, 'plugin::upload.admin-upload', {
    upload: asShown,
    uploadFile: asShown,
    updateFileInfo: asShown,
    replaceFile: asShown,
    bulkUpdateFileInfo: asShown,
  });
}
