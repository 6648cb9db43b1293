import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isOfCampus } from './editor-schools.rules';
import { currentEditor } from './editor-site';
import { namedTargets } from './named-targets.rules';
import {
  campusesOf,
  campusFieldsOf,
  refuseOtherCampus,
  refuseOtherType,
  type PanelEditor,
} from './own-campuses';

const CREATES = new Set(['create', 'clone']);
const READS = new Set(['findMany', 'findFirst', 'findOne', 'count']);

type Params = { documentId?: string; data?: Record<string, unknown> };
type Written = { documentId?: string } | null | undefined;

/** What a write of hers brings about (a redirect from the old address) is the service's own. */
const consequence = new AsyncLocalStorage<true>();

/** What she creates, or copies from another campus, is of hers when there is one only. */
async function withOwnCampus(
  strapi: Core.Strapi,
  editor: PanelEditor,
  uid: string,
  data: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const fields = campusFieldsOf(strapi, uid);
  const [field] = fields;
  const [only, ...others] = await campusesOf(strapi, editor);
  const isNamed = fields.some((name) => namedTargets(data[name]).length > 0);
  if (isNamed || !field || !only || others.length > 0) return data;
  return { ...data, [field]: { set: [{ documentId: only }] } };
}

/**
 * ACC-03, the second dimension of the fence: somebody of a campus writes what is of her campus, before and after. Looked at after the write as
 * well, in its transaction: a relation can be named in many ways, and one that leads elsewhere undoes it all.
 */
export function fenceCampuses(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const editor = currentEditor(strapi);
    const isContent = call.uid.startsWith('api::') && 'site' in call.contentType.attributes;
    if (!editor || !isContent || !isOfCampus(editor) || READS.has(call.action) || consequence.getStore())
      return next();

    refuseOtherType(editor, call.uid);
    const params = call.params as Params;
    const changed = call.action === 'clone' ? undefined : params.documentId;
    if (changed) await refuseOtherCampus(strapi, editor, { uid: call.uid, documentId: changed });
    if (CREATES.has(call.action))
      call.params = { ...params, data: await withOwnCampus(strapi, editor, call.uid, params.data) };

    return strapi.db.transaction(async (): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await consequence.run(true, next);
      const documentId = changed ?? (written as Written)?.documentId;
      if (documentId && call.action !== 'delete')
        await refuseOtherCampus(strapi, editor, { uid: call.uid, documentId });
      return written;
    });
  });
}
