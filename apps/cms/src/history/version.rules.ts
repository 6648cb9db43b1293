export type VersionAction =
  | 'baseline'
  | 'create'
  | 'update'
  | 'shared'
  | 'restore'
  | 'clone'
  | 'publish'
  | 'unpublish'
  | 'discardDraft'
  | 'delete';

export type Author = { id: number; name: string } | null;

export type LastVersion = {
  id: string;
  action: VersionAction;
  authorId: number | null;
  hash: string;
  at: Date;
};
export type NextVersion = { action: VersionAction; authorId: number | null; hash: string; at: Date };

/** « Publier » saves the form and publishes it: two writes of one click. */
const ONE_CLICK_MS = 60_000;
const SAVES: readonly VersionAction[] = ['create', 'update', 'shared'];

/**
 * What becomes of a write: a version of its own; nothing, where a save changed nothing or Strapi does the same twice; or, where somebody
 * publishes what she has just saved, the publication takes the place of the save.
 */
export function placeOf(last: LastVersion | undefined, next: NextVersion): 'new' | 'none' | 'instead' {
  if (!last || last.hash !== next.hash || last.action === 'delete') return 'new';
  if (SAVES.includes(next.action)) return 'none';
  const isOneClick = last.authorId === next.authorId && next.at.getTime() - last.at.getTime() < ONE_CLICK_MS;
  if (!isOneClick) return 'new';
  if (last.action === next.action) return 'none';
  return next.action === 'publish' && SAVES.includes(last.action) ? 'instead' : 'new';
}

type Call = { action: string; params: { status?: unknown } };

/** A call that saves and publishes at once is a publication. */
export function actionOf({ action, params }: Call, wasThere: boolean): VersionAction {
  const isSave = action === 'create' || action === 'update';
  if (isSave && params.status === 'published') return 'publish';
  // The first save of a language makes it.
  return action === 'update' && !wasThere ? 'create' : (action as VersionAction);
}
