import type { PageContent } from './page-content.ts';

/** Less than this under the title is not a page. Ours. */
const LEAST_TEXT = 120;
/** What a value that is missing looks like when it is written. */
const RAW_VALUE = /\b(undefined|NaN|Invalid Date)\b|\[object Object\]|\{[a-z]+\}/;

/** What search engines show at most (V-13). */
const DESCRIPTION_MAX = 165;

function descriptionFaults({ description, isIndexed }: PageContent): string[] {
  if (!isIndexed) return [];
  if (!description?.trim()) return ['has no description'];
  const { length } = description;
  return length > DESCRIPTION_MAX ? [`has a description of ${length} characters`] : [];
}

/** Why a page is not one that a visitor can read. */
export function faultsOf(page: PageContent): string[] {
  const { title, headings, mainText } = page;
  const [heading = '', ...others] = headings;
  const rawValue = RAW_VALUE.exec(mainText)?.[0];
  return [
    ...(title === '' ? ['has no title'] : []),
    ...(mainText === '' ? ['has no main part'] : []),
    ...(heading === '' ? ['has no h1'] : []),
    ...(others.length > 0 ? [`has ${headings.length} h1`] : []),
    ...(mainText.length - heading.length < LEAST_TEXT
      ? [`says almost nothing: ${mainText.length} characters`]
      : []),
    ...descriptionFaults(page),
    ...(rawValue ? [`shows the raw value ${rawValue}`] : []),
  ];
}
