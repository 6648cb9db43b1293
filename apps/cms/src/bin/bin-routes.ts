import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FILE } from '../media/school-folders';
import { mayDo } from '../panel-api/panel-document';
import { addPanelRoutes, askedSchool, panelSchoolsOf, type PanelContext } from '../panel-api/panel-routes';
import { countOf } from '../where-used/consequences.rules';
import { TYPE_NOUNS } from '../where-used/nouns.data';
import { restoreFromBin } from './restore';

const MAX_SHOWN = 500;
const NUMBER = /^\d{1,18}$/;

type Shown = {
  id: string;
  uid: string;
  documentId: string;
  locales: string[];
  title: string;
  wasPublished: boolean;
  deletedBy: string;
  deletedAt: Date;
  endsAt: Date;
};

const typeOf = (uid: string) => TYPE_NOUNS[uid]?.[0] ?? countOf(uid, 1);

/** Whoever may delete documents of a type brings them back; pictures are open to every editor of the school. */
async function mayHandle(strapi: Core.Strapi, ctx: PanelContext, uid: string): Promise<boolean> {
  return uid === FILE || (uid in strapi.contentTypes && (await mayDo(strapi, ctx, 'delete', uid)));
}

/** The entry that a call names, when it is of her school and of a type that is hers: 404 and 403. */
async function requireEntry(strapi: Core.Strapi, ctx: PanelContext): Promise<string> {
  const id = String((ctx.params as Record<string, unknown>).id);
  const entry: { site: string; uid: string } | undefined = NUMBER.test(id)
    ? await strapi.db
        .connection('content_bin')
        .where({ id })
        .where('ends_at', '>', strapi.db.connection.fn.now())
        .first('site', 'uid')
    : undefined;
  if (!entry) throw new errors.NotFoundError('Cet élément n’est plus dans la corbeille.');
  const isOwn = panelSchoolsOf(ctx).some((site) => site === entry.site);
  if (!isOwn || !(await mayHandle(strapi, ctx, entry.uid))) throw new errors.ForbiddenError();
  return id;
}

async function readEntries(strapi: Core.Strapi, site: string): Promise<Shown[]> {
  return strapi.db
    .connection('content_bin')
    .select('id', 'uid', 'locales', 'title', {
      documentId: 'document_id',
      wasPublished: 'was_published',
      deletedBy: 'deleted_by',
      deletedAt: 'deleted_at',
      endsAt: 'ends_at',
    })
    .where({ site })
    .where('ends_at', '>', strapi.db.connection.fn.now())
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_SHOWN);
}

/** BIN-02: the bin of a school, for its editors. */
export function addBinRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: PanelContext) => {
    const entries = await readEntries(strapi, askedSchool(ctx));
    const allowed = new Map<string, boolean>();
    for (const { uid } of entries) if (!allowed.has(uid)) allowed.set(uid, await mayHandle(strapi, ctx, uid));
    ctx.body = {
      entries: entries
        .filter(({ uid }) => allowed.get(uid))
        .map((entry) => ({ ...entry, type: typeOf(entry.uid) })),
    };
  };
  const restore = async (ctx: PanelContext) => {
    ctx.body = await restoreFromBin(strapi, await requireEntry(strapi, ctx));
  };
  const remove = async (ctx: PanelContext) => {
    const id = await requireEntry(strapi, ctx);
    await strapi.db.connection('content_bin').where({ id }).delete();
    ctx.body = {};
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/bin', handler: list },
    { method: 'POST', path: '/bin/:id/restore', handler: restore },
    { method: 'DELETE', path: '/bin/:id', handler: remove },
  ]);
}
