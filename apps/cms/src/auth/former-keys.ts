import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(?<content>[\w-]+\.[\w-]+)\.(?<signature>[\w-]+)$/;

/** As HS256 does, which both kinds of tokens here are signed with. */
const sign = (content: string, key: string) => createHmac('sha256', key).update(content).digest();

function isSignedWith(content: string, signature: string, key: string): boolean {
  const right = sign(content, key);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Strapi knows one key. A token that was signed with another of ours is signed again with that one: what it says, and until when, is
 * left for Strapi to judge. Any other text stays as it is.
 */
export function signedAgain(token: string, [current, ...others]: readonly [string, ...string[]]): string {
  const { content, signature } = TOKEN.exec(token)?.groups ?? {};
  if (!content || !signature || !others.some((key) => isSignedWith(content, signature, key))) return token;
  return `${content}.${sign(content, current).toString('base64url')}`;
}
