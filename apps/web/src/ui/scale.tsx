import styles from './scale.module.css';

type ScaleFigure = {
  /** As it is read: « 11 600 », « 87 % ». */
  value: string;
  label: string;
  /** Where it comes from and of which year. */
  source?: string;
};

/** Up to four key figures on the scale bar of a map. */
export function Scale({ figures }: { figures: readonly ScaleFigure[] }) {
  return (
    <>
      <div className={styles.bar} aria-hidden />
      <ul className={styles.figures}>
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
