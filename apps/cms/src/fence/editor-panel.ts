import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { askedLocales } from '../languages/asked-locales.rules';
import { CAMPUS_TYPES } from '../editor/school-roles.data';
import { currentEditor, refuseForeignDocument } from './editor-site';
import { isOfCampus, schoolsOf } from './editor-schools.rules';
import { campusesOf, campusFieldsOf } from './own-campuses';
import { fenceActions, type Action, type PanelContext } from './panel-actions';

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

async function refuseForeign(
  strapi: Core.Strapi,
  model: unknown,
  key: { documentId: string } | { id: unknown },
) {
  const editor = currentEditor(strapi);
  const isOurs = typeof model === 'string' && model.startsWith('api::') && model in strapi.contentTypes;
  if (editor && isOurs) await refuseForeignDocument(strapi, model, key, editor);
}

const MAX_ROW_NUMBER = 2 ** 31 - 1;
const isRowNumber = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ROW_NUMBER;

/** Strapi asks of these only that someone is logged in; they act on the whole service, or in its name. */
const CLOSED = { 'plugin::email.email': ['send'], 'plugin::i18n.settings': ['updateSettings'] };

function closeToEditors(strapi: Core.Strapi): void {
  for (const [uid, names] of Object.entries(CLOSED)) {
    const close =
      (original: Action): Action =>
      (ctx, next) => {
        if (currentEditor(strapi)) throw new errors.ForbiddenError();
        return original(ctx, next);
      };
    fenceActions(strapi, uid, Object.fromEntries(names.map((name) => [name, close])));
  }
}

/**
 * « Publier » on a language that does not exist yet: Strapi asks whether a document of no school may be published, and
 * refuses (C-15). The version is saved first, as « Enregistrer » does; a refusal undoes both.
 */
async function hasNoVersion(strapi: Core.Strapi, { params, query, request }: PanelContext): Promise<boolean> {
  const { model = '', id } = params;
  if (!currentEditor(strapi) || !id || !(model in strapi.contentTypes)) return false;
  const { locale } = { ...query, ...(request.body as object | undefined) } as { locale?: unknown };
  const [asked] = askedLocales(locale);
  const rows = strapi.db.query(model);
  const isLocalised = (await rows.count({ where: { documentId: id, locale: { $notNull: true } } })) > 0;
  return isLocalised && (await rows.count({ where: { documentId: id, locale: asked } })) === 0;
}

/** ACC-03: somebody of a campus chooses between her own. */
async function offerOwnCampuses(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const editor = currentEditor(strapi);
  const { model = '', targetField = '' } = ctx.params;
  if (!editor || !isOfCampus(editor) || !(model in CAMPUS_TYPES)) return;
  if (!campusFieldsOf(strapi, model).includes(targetField)) return;
  const own = { documentId: { $in: await campusesOf(strapi, editor) } };
  Object.assign(ctx.query, { filters: { $and: [ctx.query.filters ?? {}, own] } });
}

/** The answers of Strapi's panel that the condition of a permission does not reach. */
export function fenceEditorPanel(strapi: Core.Strapi): void {
  closeToEditors(strapi);
  fenceActions(strapi, 'plugin::content-manager.init', {
    getInitData: (getInitData) => async (ctx, next) => {
      await getInitData(ctx, next);
      const editor = currentEditor(strapi);
      if (editor) ctx.body = offerOwnSchools(ctx.body as InitialData, schoolsOf(editor));
    },
  });
  fenceActions(strapi, 'plugin::content-manager.homepage', {
    getCountDocuments: (getCountDocuments) => (ctx, next) => {
      const editor = currentEditor(strapi);
      return editor ? countOwnDocuments(strapi, schoolsOf(editor)) : getCountDocuments(ctx, next);
    },
  });
  fenceActions(strapi, 'admin::homepage', {
    getKeyStatistics: (getKeyStatistics) => (ctx, next) => {
      if (currentEditor(strapi)) throw new errors.ForbiddenError();
      return getKeyStatistics(ctx, next);
    },
  });
  fenceActions(strapi, 'plugin::content-manager.collection-types', {
    // Asked for a version that does not exist, Strapi answers with the required fields of the others.
    findOne: (findOne) => async (ctx, next) => {
      const { model, id = '' } = ctx.params;
      await refuseForeign(strapi, model, { documentId: id });
      return findOne(ctx, next);
    },
    // Strapi counts the rows by their ids, whoever they belong to.
    countManyEntriesDraftRelations: (count) => async (ctx, next) => {
      const { documentIds } = ctx.query as { documentIds?: unknown };
      for (const documentId of [documentIds].flat())
        await refuseForeign(strapi, ctx.params.model, { documentId: String(documentId) });
      return count(ctx, next);
    },
    publish: (publish) => async (ctx, next) => {
      if (!(await hasNoVersion(strapi, ctx))) return publish(ctx, next);
      return strapi.db.transaction(async () => {
        await strapi
          .controller('plugin::content-manager.collection-types')
          .update?.(ctx, () => Promise.resolve());
        return publish(ctx, next);
      });
    },
  });
  fenceActions(strapi, 'plugin::content-manager.relations', {
    findAvailable: (findAvailable) => async (ctx, next) => {
      await offerOwnCampuses(strapi, ctx);
      return findAvailable(ctx, next);
    },
  });
  fenceActions(strapi, 'plugin::i18n.content-types', {
    // Strapi reads the row by its number and checks the fields, not the condition.
    getNonLocalizedAttributes: (getNonLocalizedAttributes) => async (ctx, next) => {
      const { model, id } = (ctx.request.body ?? {}) as { model?: unknown; id?: unknown };
      // PostgreSQL fails on what is no number of a row.
      if (!isRowNumber(Number(id))) throw new errors.ValidationError('La demande n’est pas comprise.');
      await refuseForeign(strapi, model, { id: Number(id) });
      return getNonLocalizedAttributes(ctx, next);
    },
  });
}
