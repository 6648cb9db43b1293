import 'server-only';
import { isAction, type Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import { commonAddress } from '@/app/_page/page-address';
import { getCampus } from '@/content/campuses/campuses.query';
import type { ActionOption } from '@/content/crm-links/crm-link.model';
import { getActionCampuses, getActionProgrammes } from '@/content/crm-links/crm-links.query';
import type { ActionState } from '@/features/action-modal/action-address.rules';
import type { PageHead } from '@/features/seo/page-metadata';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { ActionContent } from '@/views/crm-action/action-content';

/** MODAL-03: the campuses of the programme; with a campus and no programme, that campus alone. */
async function loadCampuses(locale: Locale, action: Action, { programme, campus }: ActionState) {
  if (programme !== undefined) return getActionCampuses(locale, action, programme);
  const chosen = campus === undefined ? null : await getCampus(locale, campus);
  return chosen ? [{ name: chosen.title, slug: chosen.slug }] : [];
}

const isAmong = (options: readonly ActionOption[], slug: string | undefined) =>
  slug === undefined || options.some((option) => option.slug === slug);

async function loadForm(locale: Locale, action: Action, state: ActionState): Promise<ActionContent | null> {
  const { programme, campus, problem } = state;
  const [programmes, campuses] = await Promise.all([
    getActionProgrammes(locale, campus),
    loadCampuses(locale, action, state),
  ]);
  const isOffered = isAmong(programmes[action], programme) && isAmong(campuses, campus);
  const choice = { programme, campus };
  const isIncomplete = problem === 'incomplete';
  return isOffered
    ? { kind: 'form', action, programmes: programmes[action], campuses, choice, isIncomplete }
    : null;
}

async function loadUnlinked(locale: Locale, action: Action, slug: string): Promise<ActionContent | null> {
  const campus = await getCampus(locale, slug);
  return campus && { kind: 'unlinked', action, campus };
}

async function loadAction(locale: Locale, action: string, state: ActionState): Promise<ActionContent | null> {
  if (!isAction(action)) return null;
  const { campus, problem } = state;
  return problem === 'unlinked' && campus !== undefined
    ? loadUnlinked(locale, action, campus)
    : loadForm(locale, action, state);
}

/** A state that no address gives has no page. */
export function actionRequest(locale: string, action: string, state: ActionState | null) {
  const choice = { programme: state?.programme, campus: state?.campus };
  return {
    locale,
    load: async (served: Locale) => state && loadAction(served, action, state),
    frame: () => ({ choice }),
    address: isAction(action) ? commonAddress(paths.action(action, choice)) : undefined,
  };
}

/** ROUTE-14: never indexed. */
export function actionHead({ action }: ActionContent, site: SiteContext): PageHead {
  return {
    title: site.text(`modal.title.${action}`),
    description: site.text(`modal.intro.${action}`),
    robots: { index: false, follow: true },
  };
}
