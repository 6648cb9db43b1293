import { readFileSync } from 'node:fs';
import { ACTIONS, type Action } from '@meridia/domain/actions';

type Pair = { course: string; campus: string };
type Rule = { urlPattern: string; excludedCategories: string[]; notListed: Pair[]; missingLinks: Pair[] };
type Course = { slug: string; category: string; campuses: string[] };

export type DeclaredLink = Pair & { action: Action; url: string | null };

const CATALOGUE = new URL('../../../cms/seed/content/meridia/catalogue/', import.meta.url);

function readCatalogue(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, CATALOGUE), 'utf8'));
}

const { actions: rules } = readCatalogue('crm-links.json') as { actions: Record<Action, Rule> };
const courses = readCatalogue('courses.json') as Course[];

const has = (pairs: readonly Pair[], { course, campus }: Pair) =>
  pairs.some((pair) => pair.course === course && pair.campus === campus);

/** What the school's own files declare, worked out apart from the code that loads them. */
export function declaredLinks(): DeclaredLink[] {
  return ACTIONS.flatMap((action) => {
    const { urlPattern, excludedCategories, notListed, missingLinks } = rules[action];
    return courses
      .filter(({ category }) => !excludedCategories.includes(category))
      .flatMap(({ slug: course, campuses }) => campuses.map((campus) => ({ action, course, campus })))
      .filter((pair) => !has(notListed, pair))
      .map((pair) => {
        const url = urlPattern.replace('{course}', pair.course).replace('{campus}', pair.campus);
        return { ...pair, url: has(missingLinks, pair) ? null : url };
      });
  });
}

/** Pairs that an action leaves out on purpose. */
export function unlistedPairs(): (Pair & { action: Action })[] {
  return ACTIONS.flatMap((action) => rules[action].notListed.map((pair) => ({ action, ...pair })));
}
