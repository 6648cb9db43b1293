import { classNames } from './class-names';
import styles from './scale.module.css';

type ScaleFigure = {
  /** As it is read: « 11 600 », « 87 % ». */
  value: string;
  label: string;
  /** Where it comes from and of which year. */
  source?: string;
};

type Props = {
  figures: readonly ScaleFigure[];
  /** Amounts « from … to … » take the width of four figures. */
  hasRanges?: boolean;
};

/** Up to four key figures on the scale bar of a map. */
export function Scale({ figures, hasRanges = false }: Props) {
  return (
    <>
      <div className={styles.bar} aria-hidden />
      <ul className={classNames(styles.figures, hasRanges && styles.ranges)}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.figure}>
            <strong className={styles.value}>{figure.value}</strong>{' '}
            <span className={styles.label}>{figure.label}</span>
            {figure.source && <small className={styles.source}>{figure.source}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
