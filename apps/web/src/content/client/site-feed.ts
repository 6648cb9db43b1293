import type { ContentClient } from '@meridia/content-client/content-client';
import { changesWire, type ChangesWire } from '@meridia/contract/changes.wire';
import { CHANGES_PATH, REDIRECTS_PATH } from '@meridia/contract/endpoints';
import { redirectWire, type RedirectWire } from '@meridia/contract/redirects.wire';
import { AppError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';

/** What the server itself reads, outside any page: the redirects, in the order they are tried, and the change feed. */

export const REDIRECT_UID = 'api::redirect.redirect';

export function readRedirects(client: ContentClient): Promise<RedirectWire[]> {
  return client.getAll(REDIRECTS_PATH, { locale: DEFAULT_LOCALE, schema: redirectWire });
}

export async function readChanges(client: ContentClient, since: number): Promise<ChangesWire> {
  const feed = await client.get(CHANGES_PATH, {
    locale: DEFAULT_LOCALE,
    query: { since },
    schema: changesWire,
  });
  if (feed) return feed;
  throw new AppError({ scope: 'server', source: CHANGES_PATH, statusCode: 404, errorText: 'No change feed' });
}
