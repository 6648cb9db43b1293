import { languageText, levelsText, rhythmText } from '@/features/programmes/programme-attributes.rules';
import { priceText } from '@/features/programmes/price-text';
import { campusesText } from '@/features/programmes/programme-facts';
import { longDate } from '@/lib/dates';
import { anyOfText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { CAMPUSES_ID } from './programme-campuses';
import type { ProgrammeContent } from './programme-content';
import { durationFact } from './programme-texts';

type Props = ProgrammeContent & { site: SiteContext };

const TITLE_ID = 'legende';

function linesOf({ site, programme, intakes }: Props) {
  const { entryLevel, graduationLevel, rhythms, taughtIn } = programme;
  const { locale, text } = site;
  const campuses = campusesText(site, programme);
  const dates = intakes.map((date) => longDate(locale, date));
  const lines = [
    {
      symbol: 'legend-route',
      label: text('course.levels.label'),
      value: levelsText(site, entryLevel, graduationLevel),
    },
    { symbol: 'legend-scale', label: text('course.duration.label'), value: durationFact(site, programme) },
    { symbol: 'legend-dashes', label: text('course.rhythm.label'), value: rhythmText(site, rhythms) },
    {
      symbol: 'legend-point',
      label: text('course.filter.campus'),
      value: campuses && <Link href={`#${CAMPUSES_ID}`}>{campuses}</Link>,
    },
    { symbol: 'legend-arch', label: text('course.language'), value: languageText(site, taughtIn) },
    { symbol: 'legend-flag', label: text('course.nextIntake'), value: anyOfText(locale, dates) },
    { symbol: 'legend-lines', label: text('course.anchor.fees'), value: priceText(site, programme) },
  ] as const;
  return lines.filter(({ value }) => value !== null && value !== '');
}

/** The key facts, as the legend of a map. */
export function programmeLegend(props: Props) {
  return { title: props.site.text('course.legend'), titleId: TITLE_ID, lines: linesOf(props) };
}
