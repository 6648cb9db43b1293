import type { CampusCard } from '@/content/campuses/campus.model';
import { CampusList } from '@/features/campuses/campus-list';
import { CampusMap } from '@/features/campuses/campus-map';
import { isWholeMap } from '@/features/campuses/territory.rules';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import styles from './home-campuses.module.css';

type Props = { site: SiteContext; campuses: readonly CampusCard[] };

export function HomeCampuses({ site, campuses }: Props) {
  if (campuses.length === 0) return null;
  const hasMap = isWholeMap(campuses);
  return (
    <section className="section" aria-labelledby="campus">
      <div className={classNames('container', 'grid', hasMap && styles.withMap)}>
        {hasMap && (
          <div className={styles.map}>
            <CampusMap site={site} campuses={campuses} />
          </div>
        )}
        <div className={styles.words}>
          <h2 id="campus">{site.text('home.campuses.title')}</h2>
          <p className={styles.text}>{site.text('home.campuses.text')}</p>
          <CampusList site={site} campuses={campuses} />
        </div>
      </div>
    </section>
  );
}
