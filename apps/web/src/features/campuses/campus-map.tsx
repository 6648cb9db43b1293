import type { CampusCard } from '@/content/campuses/campus.model';
import { ART } from '@/lib/art.data';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './campus-map.module.css';
import { MapPiece } from './map-piece';
import { namesPiece } from './map-names.rules';
import { isWholeMap, territoryTint } from './territory.rules';

type Props = { site: SiteContext; campuses: readonly CampusCard[] };

/**
 * Territories are links; the written list beside it says the same. The shapes come from a file that browsers keep: written
 * in the page they would weigh as much as the rest of it, twice.
 */
export function CampusMap({ site, campuses }: Props) {
  if (!isWholeMap(campuses)) return null;
  const mapped = campuses.filter(({ slug }) => territoryTint(slug));
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={ART.campusMap.viewBox}
        role="group"
        aria-label={site.text('campus.mapLabel', { count: mapped.length })}
      >
        <MapPiece name="ground" />
        {mapped.map(({ slug, title, heading }) => (
          <Link
            key={slug}
            href={site.href(paths.campus(slug))}
            aria-label={heading ?? title}
            className={classNames(styles.territory, tintClass(territoryTint(slug)))}
          >
            <MapPiece name={slug} />
          </Link>
        ))}
        <g className={styles.drawing} aria-hidden>
          <MapPiece name="rivers" className={styles.rivers} />
          <MapPiece name="outline" className={styles.outline} />
          <MapPiece name="routes" />
          <MapPiece name="minor-names" className={classNames(styles.names, styles.general, styles.minor)} />
          <MapPiece
            name={namesPiece('major-names', site.locale)}
            className={classNames(styles.names, styles.general)}
          />
        </g>
      </svg>
    </div>
  );
}
