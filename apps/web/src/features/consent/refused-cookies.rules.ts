import { OPTIONAL_PURPOSES, PURPOSE_COOKIES } from '@meridia/domain/consent';
import type { Choice } from './consent.rules';

/** The cookies of the document that no purpose of the choice allows. */
export function cookiesToDelete(cookies: string, choice: Choice): string[] {
  const refused = OPTIONAL_PURPOSES.filter((purpose) => !choice[purpose]).flatMap(
    (purpose) => PURPOSE_COOKIES[purpose],
  );
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => refused.some((start) => name.startsWith(start)));
}

/** What deletes a cookie: tags also write for the domains above the host. */
export function deletions(name: string, host: string): string[] {
  const labels = host.split('.');
  const domains = labels.map((_label, index) => `; Domain=${labels.slice(index).join('.')}`);
  return ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`);
}
