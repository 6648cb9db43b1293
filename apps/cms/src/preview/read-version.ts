import type { Core, UID } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import { createContentReader, type WireDocument } from '../read-api/content-reader';
import type { PopulateFields, ReadEndpoint } from '../read-api/read-endpoint';
import { toWire } from '../read-api/wire';

type Asked = { documentId: string; locale: Locale; status: 'draft' | 'published' };

const idsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    const { documentId } = (one ?? {}) as { documentId?: unknown };
    return typeof documentId === 'string' ? [documentId] : [];
  });

/** The published version of each document that a draft names; one that has none is left out, as it is when the draft is published. */
async function readPublished(
  strapi: Core.Strapi,
  target: UID.ContentType,
  { ids, fields, locale }: { ids: readonly string[]; fields: readonly string[]; locale: Locale },
): Promise<WireDocument[]> {
  if (ids.length === 0) return [];
  const found = await strapi.documents(target).findMany({
    locale,
    status: 'published',
    filters: { documentId: { $in: [...ids] } },
    fields: [...fields],
  });
  const documents = toWire(found) as WireDocument[];
  return ids.flatMap((id) => documents.filter(({ documentId }) => documentId === id));
}

/** Strapi gives the drafts of what a draft names: a link to one document would show what is new in others. */
async function withPublishedRelations(
  strapi: Core.Strapi,
  { uid, relations, detail }: ReadEndpoint,
  draft: WireDocument,
  locale: Locale,
): Promise<WireDocument> {
  const named: PopulateFields = { ...relations, ...detail?.relations };
  const shown: WireDocument = { ...draft };
  for (const [name, fields] of Object.entries(named)) {
    const attribute = strapi.contentType(uid).attributes[name] as { type: string; target?: UID.ContentType };
    if (attribute.type !== 'relation' || !attribute.target) continue;
    const published = await readPublished(strapi, attribute.target, {
      ids: idsOf(draft[name]),
      fields,
      locale,
    });
    shown[name] = Array.isArray(draft[name]) ? published : (published[0] ?? null);
  }
  return shown;
}

/** One version of a document, as its page reads it; null when there is none. Only the document itself is a draft. */
export async function readVersion(
  strapi: Core.Strapi,
  endpoint: ReadEndpoint,
  { documentId, locale, status }: Asked,
): Promise<WireDocument | null> {
  const found = await createContentReader(strapi, endpoint).first({ documentId }, { locale, status });
  return found && (status === 'draft' ? withPublishedRelations(strapi, endpoint, found, locale) : found);
}
