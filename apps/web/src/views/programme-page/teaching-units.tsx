import type { TeachingUnit } from '@/content/programmes/programme-detail.model';
import { loadText } from '@/features/programmes/load-text';
import type { SiteContext } from '@/lib/site-context';
import styles from './teaching-units.module.css';

type Props = {
  site: SiteContext;
  units: readonly TeachingUnit[];
  /** The years tell the subjects already. */
  hasModules: boolean;
};

/** What the programme is made of, in no order of time: no route, no number. */
export function TeachingUnits({ site, units, hasModules }: Props) {
  return (
    <ul className={styles.units}>
      {units.map((unit) => {
        const load = loadText(site, unit);
        return (
          <li key={unit.id} className={styles.unit}>
            <b className={styles.title}>{unit.title}</b>
            {load && <span className={styles.load}>{load}</span>}
            {unit.summary && <p className={styles.summary}>{unit.summary}</p>}
            {hasModules && unit.modules.length > 0 && (
              <p className="interface muted">{unit.modules.join(', ')}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
