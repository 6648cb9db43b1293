import { expect, it } from 'vitest';
import { localeCookie } from './locale-cookie.rules';

it.each([
  ['http', false, 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https', true, 'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
])('I18N-03 the language is kept for 365 days, %s', (_scheme, isSecure, cookie) => {
  expect(localeCookie('en', isSecure)).toBe(cookie);
});
