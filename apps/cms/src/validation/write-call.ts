import type { Core } from '@strapi/strapi';

export type WriteCall = {
  strapi: Core.Strapi;
  uid: string;
  action: string;
  params: { documentId?: string; locale?: unknown; status?: string; data?: Record<string, unknown> };
};

/** Before the write: what is stored and what is sent, together. A copy starts from what it copies. */
export async function mergedFields({ strapi, uid, params }: WriteCall): Promise<Record<string, unknown>> {
  const { documentId, data = {} } = params;
  const stored = documentId ? await strapi.db.query(uid).findOne({ where: { documentId } }) : {};
  const sent = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(sent) };
}

/** The document that the call changes; none for a new one, and for a copy, whose id is that of its source. */
export function changedDocumentId({ action, params }: WriteCall): string | undefined {
  return action === 'clone' ? undefined : params.documentId;
}

/** The document as it is after the write. */
export function writtenDocumentId(call: WriteCall, written: unknown): string | undefined {
  return changedDocumentId(call) ?? (written as { documentId?: string } | null)?.documentId;
}

export function isPublication({ action, params }: WriteCall): boolean {
  return action === 'publish' || params.status === 'published';
}
