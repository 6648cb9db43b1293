import type { Core } from '@strapi/strapi';
import { toDuplicateError } from './duplicate.rules';

/** The unique indexes have the last word on duplicates, also between two editors at once: their no is a sentence, not a 500. */
export function explainDuplicates(strapi: Core.Strapi): void {
  strapi.documents.use(async (_call, next) => {
    try {
      return await next();
    } catch (error) {
      throw toDuplicateError(error) ?? error;
    }
  });
}
