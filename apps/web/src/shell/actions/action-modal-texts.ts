import type { Action } from '@meridia/domain/actions';
import type { ModalTexts } from '@/features/action-modal/action-modal.model';
import type { SiteContext } from '@/lib/site-context';

/** The words of the action modal, in the language of the page: the browser has no dictionary. */
export function actionModalTexts({ text }: SiteContext): ModalTexts {
  const forEachAction = (key: string): Record<Action, string> => ({
    brochure: text(`${key}.brochure`),
    contact: text(`${key}.contact`),
    registration: text(`${key}.registration`),
  });
  return {
    titles: forEachAction('modal.title'),
    intros: forEachAction('modal.intro'),
    errors: {
      selectionRequired: text('modal.error.selectionRequired'),
      linkNotFound: text('modal.error.linkNotFound'),
      loadFailed: text('modal.error.loadFailed'),
    },
    unavailable: forEachAction('modal.unavailable'),
    contact: text('modal.unavailable.help'),
    programmeLabel: text('modal.courseLabel'),
    programmePlaceholder: text('modal.coursePlaceholder'),
    narrowed: text('modal.narrowed'),
    allProgrammes: text('modal.allCourses'),
    campusLabel: text('modal.campusLabel'),
    campusPlaceholder: text('modal.campusPlaceholder'),
    campusHelp: text('modal.campusDisabled'),
    retry: text('modal.retry'),
    loading: text('modal.loading'),
    confirm: text('modal.confirm'),
    close: text('modal.close'),
    plainPage: text('modal.plainPage'),
  };
}
