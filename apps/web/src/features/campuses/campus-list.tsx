import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { CampusCard } from '@/content/campuses/campus.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Dot } from '@/ui/dot';
import { FrenchMark } from '@/ui/french-mark';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './campus-list.module.css';
import { territoryTint } from './territory.rules';

type ListedCampus = Pick<CampusCard, 'slug' | 'title'> &
  Partial<Pick<CampusCard, 'country' | 'isFrenchOnly'>>;

type Props = {
  site: SiteContext;
  campuses: readonly ListedCampus[];
  /** The country beside the city: one column on a phone. */
  hasCountry?: boolean;
};

/** Every campus in writing, in the colour it has on the map. */
export function CampusList({ site, campuses, hasCountry = false }: Props) {
  return (
    <ul className={classNames(styles.list, hasCountry && styles.wide)}>
      {campuses.map(({ slug, title, country, isFrenchOnly }) => (
        <li key={slug} className={styles.item}>
          <Link
            href={site.href(paths.campus(slug))}
            hrefLang={isFrenchOnly ? DEFAULT_LOCALE : undefined}
            className={classNames(styles.link, tintClass(territoryTint(slug)))}
          >
            <Dot />
            {title}
            <FrenchMark site={site} document={{ isFrenchOnly }} />
            {hasCountry && country && <span className={styles.country}>{country}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
