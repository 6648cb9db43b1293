import type { Core } from '@strapi/strapi';
import { toForeignDocumentError } from '../fence/foreign-document.rules';
import { toDuplicateError } from './duplicate.rules';

/**
 * PostgreSQL has the last word on duplicates, also between two editors at once, and on whose a document is: its no is a sentence, not a 500.
 */
export function explainDuplicates(strapi: Core.Strapi): void {
  strapi.documents.use(async (_call, next) => {
    try {
      return await next();
    } catch (error) {
      throw toDuplicateError(error) ?? toForeignDocumentError(error) ?? error;
    }
  });
}
