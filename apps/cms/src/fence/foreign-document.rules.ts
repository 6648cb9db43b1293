import { errors } from '@strapi/utils';

/** The name that PostgreSQL refuses under (document-site-tables.ts). */
export const FOREIGN_DOCUMENT = 'document_of_one_school';

const CHECK_VIOLATION = '23514';
const SENTENCE = 'Ce contenu n’est pas de votre école.';

/** SCHOOL-01: what PostgreSQL refused because the document is another school's, told as a refusal; null for any other error. */
export function toForeignDocumentError(error: unknown): Error | null {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === CHECK_VIOLATION && constraint === FOREIGN_DOCUMENT
    ? new errors.ForbiddenError(SENTENCE)
    : null;
}
