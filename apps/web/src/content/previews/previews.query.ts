import { z } from 'zod';
import { PREVIEWS_PATH } from '@meridia/contract/endpoints';
import { PREVIEW_PARAMETER, PREVIEW_PATH, readPreviewLink } from '@meridia/contract/preview-link';
import { documentPath } from '@meridia/contract/document-paths';
import { draftClient } from '@/content/client/content-client';
import type { PreviewedDocument } from '@/content/client/previewed-document';
import { readSecrets } from '@/env/secrets';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { readingPath } from './preview-paths';

/** The page of one version of a document. */
export type Preview = { address: string; isDraft: boolean; document: PreviewedDocument };

/** What says where a document is may be missing of a draft, or be of any kind. */
const part = z.string().nullish().catch(null);
const previewWire = z.object({ data: z.looseObject({ rubrique: part, slug: part }) });

/** The link that an address carries; null: it is not the address of previews. */
export function previewLinkIn(path: string, query: string): string | null {
  return path === PREVIEW_PATH ? (new URLSearchParams(query).get(PREVIEW_PARAMETER) ?? '') : null;
}

/** PREVIEW-03: what a link shows; null when it is worth nothing here, `unready` when the draft cannot have a page yet. */
export async function readPreview(text: string): Promise<Preview | 'unready' | null> {
  const environment = readServerEnvironment();
  const keys = readSecrets().PREVIEW_SECRET ?? [];
  const link = keys.map((key) => readPreviewLink(text, key, Date.now())).find((found) => found !== null);
  if (link?.site !== environment.SITE_KEY) return null;

  const { uid, documentId, locale, status, shared } = link;
  const query = { uid, documentId, status, shared };
  const answer = await draftClient(environment, log).get(PREVIEWS_PATH, {
    locale,
    query,
    schema: previewWire,
  });
  if (!answer) return null;
  const address = documentPath(uid, locale, answer.data);
  const path = address && readingPath(uid, answer.data);
  if (!path) return 'unready';
  return { address, isDraft: status === 'draft', document: { path, locale, answer } };
}
