import { CAMPUS_ANCHORS } from '@meridia/domain/anchors';
import type { Locale } from '@meridia/domain/locales';
import { EMPTY, namesOf, type Passage, type Searched } from '../passage';
import { CAMPUS_WORDS } from '../search-keywords.data';
import { textOf } from '../text-of.rules';

/** A campus, and the list of its programmes. */
export function campusPassages(campus: Searched, locale: Locale): Passage[] {
  const courses = textOf(namesOf(campus.courses));
  const [, , , programmes] = CAMPUS_ANCHORS[locale];
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
        campus.keydata,
        courses,
      ),
    },
    { ...EMPTY, anchor: programmes, body: courses },
  ];
}
