import type { Core } from '@strapi/strapi';

export type DocumentKey = { documentId: string } | { id: unknown };

/** The schools of all rows of a document, in every language, draft and published: one only, or none where there is no document. */
export async function schoolsOfDocument(
  strapi: Core.Strapi,
  uid: string,
  where: DocumentKey,
): Promise<(string | null)[]> {
  const rows: { site: string | null }[] = await strapi.db.query(uid).findMany({ where, select: ['site'] });
  return [...new Set(rows.map(({ site }) => site))];
}
