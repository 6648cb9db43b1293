import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { ActionBar } from './action-bar';
import styles from './mobile-cta.module.css';

type Props = { site: SiteContext; choice?: ActionChoice };

/** The actions at the bottom of a mobile's screen (LAY-01); the box around them is the room they leave free (LAY-05). */
export function MobileCta({ site, choice }: Props) {
  return (
    <div className={styles.room}>
      <ActionBar site={site} choice={choice} className={styles.bar} />
    </div>
  );
}
