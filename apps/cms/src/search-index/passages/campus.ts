import type { Locale } from '@meridia/domain/locales';
import { EMPTY, type Passage, type Searched } from '../passage';
import { CAMPUS_WORDS } from '../search-keywords.data';
import { textOf } from '../text-of.rules';

/** A campus, and its figures. Its programmes are found by themselves: they name their campuses, and a campus is not published with them. */
export function campusPassages(campus: Searched, locale: Locale): Passage[] {
  const figures = textOf(campus.keydata);
  return [
    {
      ...EMPTY,
      kind: 'campus',
      title: textOf(campus.title),
      about: textOf(campus.region) || null,
      keywords: textOf(CAMPUS_WORDS[locale], campus.city, campus.region, campus.country, campus.postalCode),
      summary: textOf(campus.heading, campus.summary),
      body: textOf(
        campus.description,
        campus.access,
        campus.handicap,
        campus.studentLife,
        campus.address,
        figures,
      ),
    },
    { ...EMPTY, anchor: 'keydata', body: figures },
  ];
}
