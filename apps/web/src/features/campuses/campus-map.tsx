import type { CampusCard } from '@/content/campuses/campus.model';
import { ART } from '@/lib/art.data';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './campus-map.module.css';
import { isWholeMap, territoryTint } from './territory.rules';

type Props = { site: SiteContext; campuses: readonly CampusCard[] };

function Piece({ name, className }: { name: string; className?: string }) {
  return <use href={`${ART.campusMap.url}#${name}`} className={className} />;
}

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
        <Piece name="ground" />
        {mapped.map(({ slug, title, heading }) => (
          <Link
            key={slug}
            href={site.href(paths.campus(slug))}
            aria-label={heading ?? title}
            className={classNames(styles.territory, tintClass(territoryTint(slug)))}
          >
            <Piece name={slug} />
          </Link>
        ))}
        <g className={styles.drawing} aria-hidden>
          <Piece name="lines" />
          <Piece name="minor-names" className={classNames(styles.names, styles.minor)} />
          <Piece name="major-names" className={styles.names} />
        </g>
      </svg>
    </div>
  );
}
