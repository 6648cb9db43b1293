import type { EventDetail } from '@/content/events/event-detail.model';
import { eventDates } from '@/features/events/event-dates.rules';
import { eventPlace, eventType } from '@/features/events/event-texts.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';

type Props = { site: SiteContext; event: EventDetail };

const TITLE_ID = 'en-bref';
const DATE_SYMBOLS = ['legend-flag', 'legend-scale'] as const;

function linesOf({ site, event }: Props) {
  const { campus, type } = event;
  const place = eventPlace(site, campus);
  return [
    ...eventDates(site, event).map(({ label, value, day }, rank) => ({
      symbol: DATE_SYMBOLS[rank] ?? DATE_SYMBOLS[0],
      label,
      value: day === undefined ? value : <time dateTime={day}>{value}</time>,
    })),
    {
      symbol: 'legend-point' as const,
      label: site.text('agenda.place'),
      value: campus ? <Link href={site.href(paths.campus(campus.slug))}>{place}</Link> : place,
    },
    {
      symbol: 'legend-lines' as const,
      label: site.text('agenda.type'),
      value: eventType(site, type).label,
    },
  ];
}

export function eventLegend(props: Props) {
  return { title: props.site.text('agenda.legend'), titleId: TITLE_ID, lines: linesOf(props) };
}
