import { ART } from '@/lib/art.data';
import { hourOfDay, timeOfDay } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { GoreRow } from '@/ui/gore-row';
import { tintClass, type Tint } from '@/ui/tint';
import { GORES, litGore } from './event-art.rules';
import styles from './event-art.module.css';

/** The day as gores, from 8 h to 20 h; without an event none is lit. */
function DayGores({ lit, className }: { lit: number | null; className?: string }) {
  const { url, viewBox } = ART.eventGores;
  return (
    <GoreRow
      pieces={`${url}#gore-`}
      count={GORES}
      lit={lit}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.art, className)}
    />
  );
}

type Props = { site: SiteContext; startsAt: string };

/** The start time of an event lit, with the words that say so. */
export function EventArt({ site, startsAt }: Props) {
  return (
    <figure className={styles.figure}>
      <DayGores lit={litGore(hourOfDay(startsAt))} />
      <figcaption className={styles.caption}>
        {site.text('agenda.artCaption', { time: timeOfDay(site.locale, startsAt) })}
      </figcaption>
    </figure>
  );
}

export function EmptyDayArt({ tint }: { tint: Tint }) {
  return <DayGores lit={null} className={classNames(tintClass(tint), styles.empty)} />;
}
