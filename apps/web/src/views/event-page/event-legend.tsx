import { Fragment, type ReactNode } from 'react';
import type { EventDetail } from '@/content/events/event-detail.model';
import { addressText } from '@/features/campuses/address.rules';
import { eventDates } from '@/features/events/event-dates.rules';
import { campusPlace, eventLocation, eventType } from '@/features/events/event-texts.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';

type Props = { site: SiteContext; event: EventDetail };

const TITLE_ID = 'en-bref';
const DATE_SYMBOLS = ['legend-flag', 'legend-scale'] as const;

function dateLines({ site, event }: Props) {
  return eventDates(site, event).map(({ label, value, day }, rank) => ({
    symbol: DATE_SYMBOLS[rank] ?? DATE_SYMBOLS[0],
    label,
    value:
      day === undefined ? (
        value
      ) : (
        <time dateTime={day}>
          <Ordinals>{value}</Ordinals>
        </time>
      ),
  }));
}

/** One below the other; null when there is none. */
function below(items: readonly ReactNode[]): ReactNode {
  const said = items.filter(Boolean);
  return said.length === 0
    ? null
    : said.map((item, rank) => (
        <Fragment key={rank}>
          {rank > 0 && <br />}
          {item}
        </Fragment>
      ));
}

/** Where it is; at a venue of its own, the campuses are who welcomes the visitor there. */
function placeLines({ site, event }: Props) {
  const { venue, campuses, address, campusAddresses } = event;
  const campusLinks = below(
    campuses.map((campus) => (
      <Link key={campus.slug} href={site.href(paths.campus(campus.slug))}>
        {campusPlace(site, campus)}
      </Link>
    )),
  );
  const ofCampuses = below(campusAddresses.map((one) => addressText(site.locale, one)));
  return [
    {
      symbol: 'legend-point' as const,
      label: site.text('agenda.place'),
      value: venue === null && campusLinks ? campusLinks : eventLocation(site, event),
    },
    {
      symbol: 'legend-point' as const,
      label: site.text('agenda.address'),
      value: address ?? (venue === null ? ofCampuses : null),
    },
    {
      symbol: 'legend-arch' as const,
      label: site.text('agenda.team'),
      value: venue === null ? null : campusLinks,
    },
  ];
}

function factLines({ site, event }: Props) {
  const words = (field: 'audience' | 'price') =>
    event[field] && <span lang={fieldLanguage(event, field)}>{event[field]}</span>;
  return [
    { symbol: 'legend-route' as const, label: site.text('agenda.audience'), value: words('audience') },
    { symbol: 'legend-lines' as const, label: site.text('agenda.price'), value: words('price') },
    {
      symbol: 'legend-dashes' as const,
      label: site.text('agenda.type'),
      value: eventType(site, event.type).label,
    },
  ];
}

/** What is not known is not in the list. */
export function eventLegend(props: Props) {
  const known = [...dateLines(props), ...placeLines(props), ...factLines(props)];
  return {
    title: props.site.text('agenda.legend'),
    titleId: TITLE_ID,
    lines: known.filter(({ value }) => value !== null && value !== ''),
  };
}
