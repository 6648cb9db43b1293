import type { CampusCard } from '@/content/campuses/campus.model';
import { CampusList } from '@/features/campuses/campus-list';
import { byZone, countryText } from '@/features/campuses/zones.rules';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import styles from './campus-zones.module.css';

type Props = { site: SiteContext; campuses: readonly CampusCard[] };

/** Every campus in writing, by part of the country; those abroad with theirs. */
export function CampusZones({ site, campuses }: Props) {
  return byZone(campuses).map(({ zone, labelKey, campuses: listed }) => (
    <div key={zone} className={styles.zone}>
      <h2 className={classNames('heading-4', styles.title)}>{site.text(labelKey)}</h2>
      <CampusList
        site={site}
        hasCountry={zone === 'abroad'}
        campuses={listed.map((campus) => ({
          ...campus,
          country: campus.country && countryText(site.locale, campus.country),
        }))}
      />
    </div>
  ));
}
