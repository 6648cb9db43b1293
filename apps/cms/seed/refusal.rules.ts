type Load = { hasContent: boolean; isOverwriting: boolean; isProduction: boolean };

/** Why content is not loaded into a database; null: nothing speaks against it. A load publishes over whatever editors wrote. */
export function refusalOf({ hasContent, isOverwriting, isProduction }: Load): string | null {
  if (!hasContent) return null;
  if (isProduction)
    return 'The database has content and NODE_ENV is production: the seed fills an empty database only. Nothing was written.';
  if (!isOverwriting)
    return 'The database has content. With --overwrite the seed publishes over it, and leaves in the history what it replaces. Nothing was written.';
  return null;
}
