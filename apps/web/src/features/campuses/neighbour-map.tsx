import type { CSSProperties } from 'react';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './campus-map.module.css';
import type { CloseMap } from './close-map.rules';
import { namesPiece } from './map-names.rules';
import { MapPiece } from './map-piece';
import { territoryTint } from './territory.rules';

type Props = { site: SiteContext; slug: string; map: CloseMap };

const territoryClass = (slug: string) => classNames(styles.territory, tintClass(territoryTint(slug)));

/** A campus among its neighbours. The written list beside it says the same to those who do not see it, or do not point. */
export function NeighbourMap({ site, slug, map: { url, viewBox, zoom, near } }: Props) {
  return (
    <div className={styles.frame} aria-hidden>
      <svg className={styles.map} viewBox={viewBox} style={{ '--zoom': zoom } as CSSProperties}>
        <MapPiece name="ground" />
        <MapPiece name="territories" className={classNames(styles.territory, styles.blank)} />
        {near.map((other) => (
          <Link
            key={other}
            href={site.href(paths.campus(other))}
            tabIndex={-1}
            className={territoryClass(other)}
          >
            <MapPiece name={other} />
          </Link>
        ))}
        <MapPiece name={slug} className={territoryClass(slug)} />
        <g className={styles.drawing}>
          <MapPiece name="rivers" className={styles.rivers} />
          <MapPiece name="outline" className={styles.outline} />
          <use href={`${url}#routes`} />
          <use href={`${url}#${namesPiece('names', site.locale)}`} className={styles.names} />
        </g>
      </svg>
    </div>
  );
}
