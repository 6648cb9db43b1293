import type { Action } from '@meridia/domain/actions';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import type { ActionOption } from '@/content/crm-links/crm-link.model';
import type { ActionChoice } from '@/lib/paths';

/** The form of an action (ROUTE-14), or whom to ask when its link does not exist (MODAL-06). */
export type ActionContent = { action: Action } & (ActionForm | { kind: 'unlinked'; campus: CampusDetail });

export type ActionForm = {
  kind: 'form';
  programmes: readonly ActionOption[];
  /** Empty until something is chosen (MODAL-02). */
  campuses: readonly ActionOption[];
  choice: ActionChoice;
  /** MODAL-05 */
  isIncomplete: boolean;
  /** MODAL-04: the programme that was asked for, which the action does not exist for. */
  unavailable?: string;
};
