import { EventLine, EventLines } from '@/features/events/event-line';
import type { Place } from '@/features/visit/places.rules';
import { VisitForm } from '@/features/visit/visit-form';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { Link } from '@/ui/link';
import { PageHead } from '@/ui/page-head';
import { RouteLink } from '@/ui/route-link';
import { HeadSpires } from '@/ui/spires';
import type { Visit } from './visit';
import styles from './visit-page.module.css';

type Props = { site: SiteContext; visit: Visit };

export const VISIT_TINT = 'paille';
const GEONAMES = 'https://www.geonames.org/';
const RESULTS_ID = 'resultats';

/** « Villeurbanne (69100) »; a postcode that towns share is named alone. */
function placeText({ name, postcode, isShared }: Place): string {
  if (postcode === '') return name;
  return isShared ? postcode : `${name} (${postcode})`;
}

/** Towns of one name: which of them? */
function Namesakes({ site, visit: { places } }: Props) {
  return (
    <section aria-labelledby={RESULTS_ID} className={styles.results}>
      <h2 id={RESULTS_ID} className="heading-3">
        {site.text('visit.several')}
      </h2>
      <FilterChips>
        {places.map((place) => (
          <FilterChipLink
            key={place.postcode}
            href={site.href(paths.visit(place.postcode))}
            label={placeText(place)}
          />
        ))}
      </FilterChips>
    </section>
  );
}

function Nearest({ site, place, near }: { site: SiteContext; place: Place; near: Visit['near'] }) {
  return (
    <section aria-labelledby={RESULTS_ID} className={styles.results}>
      <h2 id={RESULTS_ID} className="heading-3">
        {site.text('visit.from', { place: placeText(place) })}
      </h2>
      {near.length === 0 ? (
        <p>{site.text('visit.none')}</p>
      ) : (
        <EventLines>
          {near.map(({ event, km }) => (
            <EventLine
              key={event.slug}
              site={site}
              event={event}
              note={site.text('visit.distance', { km })}
              isKept
            />
          ))}
        </EventLines>
      )}
    </section>
  );
}

function Results({ site, visit }: Props) {
  const [place, ...others] = visit.places;
  if (!place) return null;
  if (others.length > 0) return <Namesakes site={site} visit={visit} />;
  return <Nearest site={site} place={place} near={visit.near} />;
}

/** V-08: the nearest open day, computed here; where the visitor is, nobody asks. */
export function VisitPage({ site, visit }: Props) {
  const { typed, places } = visit;
  const [place] = places;
  const isNowhere = typed !== '' && !place;
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.agenda'), href: site.href(paths.agenda) },
    { label: site.text('visit.title') },
  ];
  return (
    <>
      <PageHead
        tint={VISIT_TINT}
        art={<HeadSpires tint={VISIT_TINT} />}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={site.text('visit.title')}
        lead={site.text('visit.intro')}
      />
      <div className={classNames('container', styles.page)}>
        <VisitForm
          site={site}
          value={place ? place.postcode || place.name : typed}
          error={isNowhere ? site.text('visit.unknown') : undefined}
        />
        <Results site={site} visit={visit} />
        <p className={styles.source}>
          {site.text('visit.source')}{' '}
          <Link href={GEONAMES} newTabHint={site.text('a11y.newTab')}>
            GeoNames
          </Link>{' '}
          (CC BY 4.0)
        </p>
        <RouteLink href={site.href(paths.agenda)} label={site.text('nav.allEvents')} />
      </div>
    </>
  );
}
