import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** Where the seed keeps what it has written (document-writer.ts), and its secret beside. */
const KEY = 'id-secret';
const LOADED = 'seed_content_%';

/**
 * SCHOOL-03: what the ids of a database are made with, random for each. Null on one that was loaded before there was a secret: its documents are
 * found again under the ids that they have.
 */
export async function idSecret(strapi: Core.Strapi): Promise<string | null> {
  const store = strapi.store({ type: 'seed', name: 'content', key: KEY });
  const known = (await store.get({})) as string | null;
  if (known) return known;
  const loaded: unknown = await strapi.db
    .connection('strapi_core_store_settings')
    .where('key', 'like', LOADED)
    .first('id');
  if (loaded) return null;
  const secret = randomBytes(32).toString('hex');
  await store.set({ value: secret });
  return secret;
}
