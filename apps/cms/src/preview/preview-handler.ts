import { errors } from '@strapi/utils';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { askedLocales } from '../languages/asked-locales.rules';
import { requireDocument, type PanelDocument } from '../panel-api/panel-document';
import type { PanelContext } from '../panel-api/panel-routes';
import { frameAddress } from './site-links';

type Asked = { documentId?: string; locale?: string | null; status?: string };

/** Strapi asks only that somebody is logged in, and makes an error of a refusal: nothing is shown instead. */
async function findDocument(uid: string, documentId: string): Promise<PanelDocument | null> {
  try {
    const ctx = strapi.requestContext.get() as PanelContext;
    return await requireDocument(strapi, ctx, { uid, documentId });
  } catch (error) {
    if (error instanceof errors.ForbiddenError || error instanceof errors.NotFoundError) return null;
    throw error;
  }
}

/** PREVIEW-01: what Strapi's frame shows. Nothing for a type without a page: then it shows no button either. */
export async function previewHandler(uid: string, asked: Asked): Promise<string | undefined> {
  const [locale] = askedLocales(asked.locale);
  if (!PAGE_TYPES.includes(uid) || !asked.documentId || !locale) return undefined;
  const document = await findDocument(uid, asked.documentId);
  // Strapi also says « modified », of which the draft is what is new.
  const status = asked.status === 'published' ? 'published' : 'draft';
  return (document && frameAddress({ ...document, locale }, status)) ?? undefined;
}
