import { classNames } from './class-names';
import styles from './gore-row.module.css';

type GoreRowProps = {
  /** The file of the pieces and the name of one, up to its rank: « /images/art/spire-pieces.svg#spire- ». */
  pieces: string;
  count: number;
  /** The rank of the one in vermilion. */
  lit: number | null;
  viewBox: string;
  preserveAspectRatio: string;
  className?: string;
};

/** Gores side by side, in the tint of the page (`--teinte`), one of them lit: an ornament, its words are beside it. */
export function GoreRow({ pieces, count, lit, viewBox, preserveAspectRatio, className }: GoreRowProps) {
  return (
    <svg
      className={classNames(styles.row, className)}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden
    >
      {Array.from({ length: count }, (_, rank) => (
        <use key={rank} href={`${pieces}${rank}`} className={rank === lit ? styles.lit : undefined} />
      ))}
    </svg>
  );
}
