import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentEditor, refuseForeignDocument } from './editor-site';
import { schoolsOf } from './editor-schools.rules';

type Context = {
  body?: unknown;
  params: { model?: string; id?: string };
  request: { body?: { model?: unknown; id?: unknown } };
};
type Action = (ctx: Context, next?: unknown) => unknown;
type Controller = Record<string, Action>;
type ContentType = { attributes: Record<string, unknown> };
type InitialData = { data: { contentTypes: ContentType[] } };
type Counts = { draft: number; published: number; modified: number };

const COUNT = `
  select count(*) filter (where not is_published) as draft,
         count(*) filter (where is_published and not is_modified) as published,
         count(*) filter (where is_published and is_modified) as modified
  from (select bool_or(published_at is not null) as is_published,
               max(updated_at) filter (where published_at is null)
                 is distinct from max(updated_at) filter (where published_at is not null) as is_modified
        from ?? where site = any(?) group by document_id) as documents`;
const COUNT_WITHOUT_DRAFTS = `
  select 0 as draft, count(distinct document_id) as published, 0 as modified from ?? where site = any(?)`;

/** The form of a new document opens with the editor's school, the only one in the list. */
function offerOwnSchools({ data }: InitialData, schools: readonly string[]): InitialData {
  const contentTypes = data.contentTypes.map((type) => {
    if (!type.attributes.site) return type;
    const site = {
      ...type.attributes.site,
      enum: schools,
      default: schools.length === 1 ? schools[0] : undefined,
    };
    return { ...type, attributes: { ...type.attributes, site } };
  });
  return { data: { ...data, contentTypes } };
}

/** Strapi's own home page counts every document of the database, whatever the permissions say. */
async function countOwnDocuments(strapi: Core.Strapi, schools: string[]): Promise<{ data: Counts }> {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const counts = await Promise.all(
    types.map(async ({ collectionName, options }) => {
      const query = options?.draftAndPublish ? COUNT : COUNT_WITHOUT_DRAFTS;
      const { rows } = await strapi.db.connection.raw(query, [collectionName ?? '', schools]);
      return rows[0] as Record<keyof Counts, string>;
    }),
  );
  const total = (name: keyof Counts) => counts.reduce((sum, count) => sum + Number(count[name]), 0);
  return { data: { draft: total('draft'), published: total('published'), modified: total('modified') } };
}

function extend(strapi: Core.Strapi, uid: string, actions: (controller: Controller) => Controller): void {
  strapi
    .get('controllers')
    .extend(uid, (controller: Controller) => ({ ...controller, ...actions(controller) }));
}

async function refuseForeign(
  strapi: Core.Strapi,
  model: unknown,
  key: { documentId: string } | { id: unknown },
) {
  const editor = currentEditor(strapi);
  const isOurs = typeof model === 'string' && model.startsWith('api::') && model in strapi.contentTypes;
  if (editor && isOurs) await refuseForeignDocument(strapi, model, key, editor);
}

/** The answers of Strapi's panel that the condition of a permission does not reach. */
export function fenceEditorPanel(strapi: Core.Strapi): void {
  extend(strapi, 'plugin::content-manager.init', ({ getInitData }) => ({
    async getInitData(ctx, next) {
      await getInitData?.(ctx, next);
      const editor = currentEditor(strapi);
      if (editor) ctx.body = offerOwnSchools(ctx.body as InitialData, schoolsOf(editor));
    },
  }));
  extend(strapi, 'plugin::content-manager.homepage', ({ getCountDocuments }) => ({
    getCountDocuments(ctx, next) {
      const editor = currentEditor(strapi);
      return editor ? countOwnDocuments(strapi, schoolsOf(editor)) : getCountDocuments?.(ctx, next);
    },
  }));
  extend(strapi, 'admin::homepage', ({ getKeyStatistics }) => ({
    getKeyStatistics(ctx, next) {
      if (currentEditor(strapi)) throw new errors.ForbiddenError();
      return getKeyStatistics?.(ctx, next);
    },
  }));
  extend(strapi, 'plugin::content-manager.collection-types', ({ findOne }) => ({
    // Asked for a version that does not exist, Strapi answers with the required fields of the others.
    async findOne(ctx, next) {
      const { model, id = '' } = ctx.params;
      await refuseForeign(strapi, model, { documentId: id });
      return findOne?.(ctx, next);
    },
  }));
  extend(strapi, 'plugin::i18n.content-types', ({ getNonLocalizedAttributes }) => ({
    // Strapi reads the row by its number and checks the fields, not the condition.
    async getNonLocalizedAttributes(ctx, next) {
      const { model, id } = ctx.request.body ?? {};
      await refuseForeign(strapi, model, { id: Number(id) });
      return getNonLocalizedAttributes?.(ctx, next);
    },
  }));
}
