import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isOfCampus } from '../fence/editor-schools.rules';
import { campusesOf, refuseOtherCampus } from '../fence/own-campuses';
import { areOwn } from '../fence/own-campuses.rules';
import { FILE } from '../media/school-folders';
import { mayChangePictures, mayDo } from '../panel-api/panel-document';
import {
  addPanelRoutes,
  askedSchool,
  panelSchoolsOf,
  panelUser,
  type PanelContext,
} from '../panel-api/panel-routes';
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

/** Whoever may delete documents of a type brings them back; pictures, whoever sees to all those of the school. */
async function mayHandle(strapi: Core.Strapi, ctx: PanelContext, uid: string): Promise<boolean> {
  if (uid === FILE) return mayChangePictures(strapi, ctx);
  return uid in strapi.contentTypes && (await mayDo(strapi, ctx, 'delete', uid));
}

type Binned = { uid: string; campuses: string[] };

/** ACC-03: those of her campuses, for somebody who is limited to some. */
async function onlyOwn<Entry extends Binned>(
  strapi: Core.Strapi,
  ctx: PanelContext,
  entries: Entry[],
): Promise<Entry[]> {
  if (!isOfCampus(panelUser(ctx))) return entries;
  const own = await campusesOf(strapi, panelUser(ctx));
  return entries.filter(({ campuses }) => areOwn(campuses, own));
}

/** What the document named when it was deleted. */
const CAMPUSES = `array(
  select distinct link #>> '{target,key,documentId}' from jsonb_array_elements(coalesce(snapshot -> 'links', '[]')) as link
  where link #>> '{target,key,uid}' = 'api::campus.campus' and link #>> '{source,key,documentId}' = document_id)`;

/** The entry that a call names, when it is of her school and of a type that is hers: 404 and 403. */
async function requireEntry(strapi: Core.Strapi, ctx: PanelContext): Promise<string> {
  const id = String((ctx.params as Record<string, unknown>).id);
  const entry: (Binned & { site: string }) | undefined = NUMBER.test(id)
    ? await strapi.db
        .connection('content_bin')
        .where({ id })
        .where('ends_at', '>', strapi.db.connection.fn.now())
        .first('site', 'uid', strapi.db.connection.raw(`${CAMPUSES} as campuses`))
    : undefined;
  if (!entry) throw new errors.NotFoundError('Cet élément n’est plus dans la corbeille.');
  const isOwn = panelSchoolsOf(ctx).some((site) => site === entry.site);
  if (!isOwn || !(await mayHandle(strapi, ctx, entry.uid))) throw new errors.ForbiddenError();
  if ((await onlyOwn(strapi, ctx, [entry])).length === 0) throw new errors.ForbiddenError();
  return id;
}

/** As many of those that somebody may bring back as are shown, however many there are of others. */
async function readEntries(
  strapi: Core.Strapi,
  { site, uids, campuses }: { site: string; uids: readonly string[]; campuses: readonly string[] | null },
): Promise<Shown[]> {
  const database = strapi.db.connection;
  return database('content_bin')
    .select('id', 'uid', 'locales', 'title', {
      documentId: 'document_id',
      wasPublished: 'was_published',
      deletedBy: 'deleted_by',
      deletedAt: 'deleted_at',
      endsAt: 'ends_at',
    })
    .where({ site })
    .whereIn('uid', [...uids])
    .where('ends_at', '>', database.fn.now())
    .modify((query) => {
      // As areOwn says (fence/own-campuses.rules.ts).
      if (campuses)
        void query.whereRaw(`cardinality(${CAMPUSES}) > 0 and ${CAMPUSES} <@ ?::text[]`, [campuses] as never);
    })
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MAX_SHOWN);
}

/** BIN-02: the bin of a school, for its editors. */
export function addBinRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: PanelContext) => {
    const user = panelUser(ctx);
    const uids: string[] = [];
    for (const uid of [FILE, ...Object.keys(strapi.contentTypes).filter((one) => one.startsWith('api::'))])
      if (await mayHandle(strapi, ctx, uid)) uids.push(uid);
    const campuses = isOfCampus(user) ? await campusesOf(strapi, user) : null;
    const entries = await readEntries(strapi, { site: askedSchool(ctx), uids, campuses });
    ctx.body = { entries: entries.map((entry) => ({ ...entry, type: typeOf(entry.uid) })) };
  };
  const restore = async (ctx: PanelContext) => {
    const id = await requireEntry(strapi, ctx);
    ctx.body = await strapi.db.transaction(async () => {
      const restored = await restoreFromBin(strapi, id);
      await refuseOtherCampus(strapi, panelUser(ctx), restored);
      return restored;
    });
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
