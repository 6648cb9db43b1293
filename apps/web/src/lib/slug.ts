/** Longer than any slug of the content, and short enough for a key of a cache. */
export const SLUG_MAX = 120;

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be a slug at all; the content alone knows whether it is one. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && SLUG.test(text);
}
