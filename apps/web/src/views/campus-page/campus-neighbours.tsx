import type { CampusCard } from '@/content/campuses/campus.model';
import { CampusList } from '@/features/campuses/campus-list';
import type { SiteContext } from '@/lib/site-context';
import styles from './split-section.module.css';

type Props = { site: SiteContext; neighbours: readonly CampusCard[] };

const TITLE_ID = 'titre-voisins';

export function CampusNeighbours({ site, neighbours }: Props) {
  if (neighbours.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="section">
      <div className="container grid">
        <h2 id={TITLE_ID} className={styles.side}>
          {site.text('campus.neighbours')}
        </h2>
        <div className={styles.main}>
          <CampusList site={site} campuses={neighbours} />
        </div>
      </div>
    </section>
  );
}
