import { ACTIONS, type Action } from '@meridia/domain/actions';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';
import type { CourseFile } from './course-file';

const UID = 'api::crm-link.crm-link';

type Pair = { course: string; campus: string };
type ActionRule = {
  urlPattern: string;
  excludedCategories: string[];
  notListed: Pair[];
  missingLinks: Pair[];
};
export type CrmLinksFile = { baseUrl: string; actions: Record<Action, ActionRule> };

function includesPair(pairs: readonly Pair[], { course, campus }: Pair): boolean {
  return pairs.some((pair) => pair.course === course && pair.campus === campus);
}

function toUrl(file: CrmLinksFile, rule: ActionRule, { course, campus }: Pair, baseUrl: string): string {
  return rule.urlPattern
    .replace(file.baseUrl, baseUrl)
    .replace('{course}', course)
    .replace('{campus}', campus);
}

/** Every pair of a programme and one of its campuses, per action, by the rules of crm-links.json. */
export function toCrmLinks(
  context: SeedContext,
  file: CrmLinksFile,
  courses: readonly CourseFile[],
): SeedDocument[] {
  const baseUrl = context.crmBaseUrl ?? file.baseUrl;
  return ACTIONS.flatMap((action) => {
    const rule = file.actions[action];
    return courses
      .filter(({ category }) => !rule.excludedCategories.includes(category))
      .flatMap(({ slug, campuses }) => campuses.map((campus) => ({ course: slug, campus })))
      .filter((pair) => !includesPair(rule.notListed, pair))
      .map((pair) => ({
        uid: UID,
        documentId: context.idOf(UID, `${action}/${pair.course}/${pair.campus}`),
        versions: [
          {
            locale: 'fr' as const,
            data: {
              site: context.site,
              action,
              ...pair,
              url: includesPair(rule.missingLinks, pair) ? null : toUrl(file, rule, pair, baseUrl),
            },
          },
        ],
      }));
  });
}
