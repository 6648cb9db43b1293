import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import { fenceActions, type Action } from '../fence/panel-actions';
import { modelOf } from '../history/model';
import { askedLocales } from '../languages/asked-locales.rules';
import { copyData } from './copies.rules';

const DOCUMENTS = 'plugin::content-manager.collection-types';

type Params = { documentId?: string; locale?: unknown; data?: Record<string, unknown> };

/**
 * HIST-09: Strapi gives a copy the other documents that belong to its original: a campus lost its team, drafts of programmes gained a
 * campus. « Dupliquer » asks nothing any more: there is nothing left that could be lost.
 */
export function makeCopiesSafe(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    const params = call.params as Params;
    const model = modelOf(strapi)(uid);
    if (action !== 'clone' || !uid.startsWith('api::') || !model) return next();

    const { documentId, locale } = params;
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({ where: { documentId } });
    const [asked] = askedLocales(locale);
    const row = rows.find((one) => one.locale === asked) ?? rows[0] ?? {};
    const mainField = CONTENT_TYPE_VIEWS[uid]?.mainField ?? '';
    const data = copyData(model, { mainField, row }, params.data ?? {});
    call.params = { ...params, data } as typeof call.params;
    return next();
  });
  const copy = (): Action => (ctx, next) =>
    (strapi.controller(DOCUMENTS) as unknown as { clone: Action }).clone(ctx, next);
  fenceActions(strapi, DOCUMENTS, { autoClone: copy });
}
