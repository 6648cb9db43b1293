import { CampusList } from '@/features/campuses/campus-list';
import { NeighbourMap } from '@/features/campuses/neighbour-map';
import type { SiteContext } from '@/lib/site-context';
import type { CampusContent } from './campus-content';
import styles from './campus-neighbours.module.css';

type Props = Pick<CampusContent, 'campus' | 'neighbours' | 'map'> & { site: SiteContext };

const TITLE_ID = 'titre-voisins';

export function CampusNeighbours({ site, campus, neighbours, map }: Props) {
  if (neighbours.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="section">
      <div className="container grid">
        {map && (
          <div className={styles.map}>
            <NeighbourMap site={site} slug={campus.slug} map={map} />
          </div>
        )}
        <div className={styles.list}>
          <h2 id={TITLE_ID} className={styles.title}>
            {site.text('campus.neighbours')}
          </h2>
          <CampusList site={site} campuses={neighbours} />
        </div>
      </div>
    </section>
  );
}
