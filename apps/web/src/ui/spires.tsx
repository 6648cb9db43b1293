import { ART } from '@/lib/art.data';
import styles from './spires.module.css';
import type { Tint } from './tint';

const SPIRES = {
  mer: ART.spiresMer,
  rose: ART.spiresRose,
  paille: ART.spiresPaille,
  tilleul: ART.spiresTilleul,
} as const satisfies Record<Tint, unknown>;

type SpiresProps = { tint: Tint; className?: string };

/** The row of half-gores of a tint: an ornament, which lets the text and the fonts go first. */
export function Spires({ tint, className }: SpiresProps) {
  const { url, width, height } = SPIRES[tint];
  return (
    <img
      fetchPriority="low"
      decoding="async"
      src={url}
      alt=""
      width={width}
      height={height}
      className={className}
    />
  );
}

/** In the head of a list, as wide as it may be. */
export function HeadSpires({ tint }: { tint: Tint }) {
  return <Spires tint={tint} className={styles.head} />;
}
