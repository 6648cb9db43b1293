import { crmActionsWire, crmCampusesWire, crmLinkWire } from '@meridia/contract/crm-links.wire';
import { CRM_ACTIONS_PATH, crmCampusesPath, crmLinkPath } from '@meridia/contract/endpoints';
import type { Action } from '@meridia/domain/actions';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { getCampusSlugs } from '@/content/campuses/campuses.query';
import { readAnswer, readFittingAnswer } from '@/content/client/checked-content';
import { onceFor } from '@/lib/once-for';
import { NO_PROGRAMMES, toActionOptions, toActionProgrammes } from './crm-link.mapper';
import type { ActionOption, ActionProgrammes } from './crm-link.model';

/**
 * Each query asks only for what the one before it lists: a name that somebody made up is neither asked of the content service
 * nor kept in the cache.
 */

const LINK = 'api::crm-link.crm-link';
const PROGRAMME_TAGS = [LINK, 'api::course.course'];
const CAMPUS_TAGS = [LINK, 'api::campus.campus'];

/** ROUTE-14: a link that was good leads on, while the content service is away. */
const LAST_GOOD = { isLastGoodEnough: true };

const programmesOf = onceFor(toActionProgrammes);
const optionsOf = onceFor(toActionOptions);

const has = (options: readonly { slug: string }[], slug: string) =>
  options.some((option) => option.slug === slug);

/** CALL-08: the programmes of each action; with a campus, those that it offers (MODAL-03). */
export async function getActionProgrammes(locale: Locale, campus?: string): Promise<ActionProgrammes> {
  if (campus !== undefined && !(await getCampusSlugs()).has(campus)) return NO_PROGRAMMES;
  const request = {
    ...LAST_GOOD,
    locale,
    tags: PROGRAMME_TAGS,
    query: campus === undefined ? undefined : { campus },
  };
  const programmes = await readAnswer(CRM_ACTIONS_PATH, crmActionsWire, request);
  return programmes ? programmesOf(programmes) : NO_PROGRAMMES;
}

/** CALL-08: the campuses where a programme can be asked for. */
export async function getActionCampuses(
  locale: Locale,
  action: Action,
  programme: string,
): Promise<ActionOption[]> {
  const programmes = await getActionProgrammes(locale);
  if (!has(programmes[action], programme)) return [];
  const request = { ...LAST_GOOD, locale, tags: CAMPUS_TAGS };
  const campuses = await readAnswer(crmCampusesPath(action, programme), crmCampusesWire, request);
  return campuses ? optionsOf(campuses) : [];
}

/** CALL-08, MODAL-09: null when the pair is listed without a link, or is not listed, or the link must not be followed. */
export async function getCrmLink(action: Action, programme: string, campus: string): Promise<string | null> {
  const campuses = await getActionCampuses(DEFAULT_LOCALE, action, programme);
  if (!has(campuses, campus)) return null;
  const request = { ...LAST_GOOD, locale: DEFAULT_LOCALE, tags: [LINK] } as const;
  const link = await readFittingAnswer(crmLinkPath(action, programme, campus), crmLinkWire, request);
  return link?.url ?? null;
}
