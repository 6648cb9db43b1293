import type { Choice } from './consent.rules';
import { cookiesToDelete, deletions } from './refused-cookies.rules';

/** In the browser: what an earlier choice allowed, and this one does not. */
export function deleteRefusedCookies(choice: Choice): void {
  for (const name of cookiesToDelete(document.cookie, choice)) {
    for (const deletion of deletions(name, location.hostname)) document.cookie = deletion;
  }
}
