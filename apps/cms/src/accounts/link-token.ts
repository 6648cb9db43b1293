import { createHash } from 'node:crypto';

/** What the database keeps of the token of a link (ACC-05): whoever reads a backup holds no way in. A token of 160 random bits needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
