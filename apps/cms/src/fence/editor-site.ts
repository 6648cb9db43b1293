import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { schoolsOfDocument, type DocumentKey } from './document-schools';
import { chooseSite, isSuperAdmin, schoolsOf, type AdminUser } from './editor-schools.rules';
import type { PanelEditor } from './own-campuses';

const CREATES = new Set(['create', 'clone']);
const READS = new Set(['findMany', 'findFirst', 'findOne', 'count']);

type Params = { documentId?: string; data?: Record<string, unknown>; filters?: unknown };

/** The editor behind the current request of the admin; null for a super administrator and outside the admin. */
export function currentEditor(strapi: Core.Strapi): PanelEditor | null {
  const state = strapi.requestContext.get()?.state;
  // Not "unless it is the panel's": a route of a kind that we do not know is fenced too.
  if (!state?.user || state.route?.info?.type === 'content-api') return null;
  const user = state.user as PanelEditor;
  return isSuperAdmin(user) ? null : user;
}

/** 403 when a row of a document is of a school that the editor does not edit. A document that does not exist passes. */
export async function refuseForeignDocument(
  strapi: Core.Strapi,
  uid: string,
  where: DocumentKey,
  editor: AdminUser,
) {
  const schools: readonly (string | null)[] = schoolsOf(editor);
  const held = await schoolsOfDocument(strapi, uid, where);
  if (held.some((school) => !schools.includes(school))) throw new errors.ForbiddenError();
}

/**
 * A document that an editor creates is of her school, and she reads and writes no other: some lists of the panel ask
 * for documents by their ids without the condition of her permissions (bulkFindForValidation). Strapi checks the condition of a
 * permission on the version it finds: without this, the missing English version of another school's page can be created.
 */
export function setSiteOfEditors(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const editor = currentEditor(strapi);
    if (!editor || !('site' in call.contentType.attributes)) return next();

    const params = call.params as Params;
    if (READS.has(call.action)) {
      const filters = { $and: [params.filters ?? {}, { site: { $in: schoolsOf(editor) } }] };
      call.params = { ...params, filters };
      return next();
    }
    const { documentId } = params;
    if (documentId) await refuseForeignDocument(strapi, call.uid, { documentId }, editor);
    if (CREATES.has(call.action)) {
      const choice = chooseSite(schoolsOf(editor), params.data?.site);
      if ('problem' in choice) throw new errors.ValidationError(choice.problem);
      call.params = { ...params, data: { ...params.data, site: choice.site } };
    }
    return next();
  });
}
