import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ownFields } from './own-fields.rules';

type Data = Record<string, unknown>;
type Params = { documentId?: string; data?: Data };

const WRITES_WITH_DATA = new Set(['create', 'update', 'clone']);
const ANOTHER_IDENTITY = 'Un contenu ne reçoit pas l’identifiant d’un autre.';

const identityGiven = new AsyncLocalStorage<true>();

/** For the seed and for the history, which write a document under an id that they know to be its own. */
export function withGivenIdentity<Result>(write: () => Promise<Result>): Promise<Result> {
  return identityGiven.run(true, write);
}

/**
 * SCHOOL-02: what a call writes holds fields of the model, and never whose row it is or which. Strapi lets pass every key that is
 * no field (`documentId`, `created_by_id`), and writes it into the row.
 */
export function keepIdentity(strapi: Core.Strapi): void {
  strapi.documents.use((call, next) => {
    const params = call.params as Params;
    const isContent = call.uid.startsWith('api::');
    if (!isContent || !WRITES_WITH_DATA.has(call.action) || !params.data) return next();

    const { documentId = null } = params.data;
    const isGiven = identityGiven.getStore() === true;
    // The form of the panel sends back the id that it has read.
    const isOwn = documentId === null || documentId === '' || documentId === params.documentId;
    if (!isOwn && !isGiven) throw new errors.ValidationError(ANOTHER_IDENTITY);
    const fields = ownFields(Object.keys(call.contentType.attributes), call.action, params.data);
    const data = isGiven && call.action === 'create' ? { ...fields, documentId } : fields;
    call.params = { ...params, data };
    return next();
  });
}
