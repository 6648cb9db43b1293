import { REDIRECTS_PATH } from '@meridia/contract/endpoints';
import { redirectWire, type RedirectWire } from '@meridia/contract/redirects.wire';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { readAll } from '@/content/client/checked-content';

export const REDIRECT_TYPE = 'api::redirect.redirect';

const REQUEST = { locale: DEFAULT_LOCALE, tags: [REDIRECT_TYPE] } as const;

/** REDIR-11: in the order they are tried. */
export function getRedirects(): Promise<RedirectWire[]> {
  return readAll(REDIRECTS_PATH, redirectWire, REQUEST);
}

/** Those that were read last, by this process or another one, while they cannot be read. */
export function getLastGoodRedirects(): Promise<RedirectWire[]> {
  return readAll(REDIRECTS_PATH, redirectWire, { ...REQUEST, isLastGoodEnough: true });
}
