import { isAction, type Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import { getCampus } from '@/content/campuses/campuses.query';
import type { ActionOption } from '@/content/crm-links/crm-link.model';
import { getActionCampuses, getActionProgrammes } from '@/content/crm-links/crm-links.query';
import type { ActionState } from '@/features/action-modal/action-address.rules';
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

/** MODAL-04: the form without the programme that the action does not exist for; null when nobody can be asked about it. */
async function loadUnavailable(
  locale: Locale,
  action: Action,
  programme: string,
): Promise<ActionContent | null> {
  const programmes = await getActionProgrammes(locale);
  const isKnown = isAmong(programmes.contact, programme) && !isAmong(programmes[action], programme);
  return isKnown
    ? {
        kind: 'form',
        action,
        programmes: programmes[action],
        campuses: [],
        choice: {},
        isIncomplete: false,
        unavailable: programme,
      }
    : loadForm(locale, action, { programme });
}

async function loadUnlinked(locale: Locale, action: Action, slug: string): Promise<ActionContent | null> {
  const campus = await getCampus(locale, slug);
  return campus && { kind: 'unlinked', action, campus };
}

/** Null: there is no such action, or a name that the content does not have. */
export async function loadAction(
  locale: Locale,
  action: string,
  state: ActionState,
): Promise<ActionContent | null> {
  if (!isAction(action)) return null;
  const { programme, campus, problem } = state;
  if (problem === 'unlinked' && campus !== undefined) return loadUnlinked(locale, action, campus);
  if (problem === 'unavailable' && programme !== undefined) return loadUnavailable(locale, action, programme);
  return loadForm(locale, action, state);
}
