import { ART } from '@/lib/art.data';
import { classNames } from '@/ui/class-names';
import { tintClass, type Tint } from '@/ui/tint';
import { GORE_RANKS, litGore } from './event-art.rules';
import styles from './event-art.module.css';

type Props = { tint: Tint; hour: number };

/** The day as gores, the start time lit: an ornament, what it says is written beside. */
export function EventArt({ tint, hour }: Props) {
  const { url, viewBox } = ART.eventGores;
  return (
    <svg
      className={classNames(tintClass(tint), styles.art)}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {GORE_RANKS.map((rank) => (
        <use
          key={rank}
          href={`${url}#gore-${rank}`}
          className={rank === litGore(hour) ? styles.lit : undefined}
        />
      ))}
    </svg>
  );
}
