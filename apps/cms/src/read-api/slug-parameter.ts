const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_LENGTH = 200;

/** A slug of the address; null when no document can have it, so that nothing odd reaches the database. */
export function toSlug(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_LENGTH && SLUG.test(value) ? value : null;
}
