import { CampusMap } from '@/features/campuses/campus-map';
import { isWholeMap } from '@/features/campuses/territory.rules';
import { listCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { tintClass } from '@/ui/tint';
import { PageLayout } from '@/views/page-layout/page-layout';
import type { CampusIndex } from './campus-index';
import styles from './campus-index-page.module.css';
import { CampusZones } from './campus-zones';

type Props = { site: SiteContext; index: CampusIndex };

export const CAMPUS_INDEX_TINT = 'tilleul';

function IndexHead({ site, index: { article } }: Props) {
  const crumbs = listCrumbs(site, 'campuses');
  const lead = article ? article.lead : site.text('campus.intro');
  return (
    <div className={classNames('sur-teinte', tintClass(CAMPUS_INDEX_TINT), styles.head)}>
      <div className={classNames('container', styles.headBody)}>
        <div>
          <Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />
          <h1 className={styles.title}>{article?.heading ?? site.text('campus.title')}</h1>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  );
}

/** ROUTE-11: the campuses on the map and in writing, then what the editors say of them. */
export function CampusIndexPage({ site, index }: Props) {
  const { campuses, blocks } = index;
  const hasMap = isWholeMap(campuses);
  return (
    <>
      <IndexHead site={site} index={index} />
      <section
        aria-label={site.text(hasMap ? 'campus.mapAndList' : 'nav.allCampuses')}
        className={classNames('container', 'section', 'grid', hasMap && styles.withMap)}
      >
        {hasMap && (
          <div className={styles.map}>
            <CampusMap site={site} campuses={campuses} />
            <p className={classNames('small-print', 'muted', styles.note)}>{site.text('campus.mapNote')}</p>
          </div>
        )}
        <div className={styles.zones}>
          <CampusZones site={site} campuses={campuses} />
        </div>
      </section>
      <PageLayout site={site} blocks={blocks} tint={CAMPUS_INDEX_TINT} />
    </>
  );
}
