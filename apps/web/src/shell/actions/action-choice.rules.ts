import { isAction } from '@meridia/domain/actions';
import type { Choice } from '@/features/action-modal/action-modal.model';

const ACTION_PATH = /^(?:\/en)?\/crm\/(\w+)$/;

/** What an address of the site asks the action modal for (`paths.action`); null when it asks for something else. */
export function actionChoice({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): Choice | null {
  const action = ACTION_PATH.exec(pathname)?.[1];
  if (!isAction(action)) return null;
  return {
    action,
    programme: searchParams.get('programme') || null,
    campus: searchParams.get('campus') || null,
  };
}
