import { slugLabelKey } from '@meridia/labels/label.rules';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { ART } from '@/lib/art.data';
import { paths, withQuery } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import { domainCounts } from './domain-doors.rules';
import styles from './domain-doors.module.css';

type Props = { site: SiteContext; programmes: readonly ProgrammeCard[] };

/** The domains of the school, a half-gore each: the list of their programmes is behind. */
export function DomainDoors({ site, programmes }: Props) {
  return (
    <ul className={styles.doors}>
      {domainCounts(programmes).map(({ slug, labelKey, tint, count }) => (
        <li key={slug}>
          <Link
            href={site.href(withQuery(paths.programmes, { domaine: slug }))}
            className={classNames(styles.door, tintClass(tint))}
          >
            <svg
              className={styles.arch}
              viewBox={ART.halfGore.viewBox}
              preserveAspectRatio="none"
              aria-hidden
            >
              <use href={`${ART.halfGore.url}#arch`} />
            </svg>
            <div className={styles.body}>
              <h3 className={styles.title}>{site.text(labelKey)}</h3>
              <p className={styles.text}>{site.text(slugLabelKey('domain.text', slug))}</p>
              <p className="interface tabular">{site.count('course.count', count)}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
