import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** « Chargement » */
  label: string;
  /** How long it takes to fill up. The browser runs it: no script ticks while a page loads. */
  durationMs: number;
};

export function ProgressBar({ label, durationMs }: ProgressBarProps) {
  return (
    <div role="progressbar" aria-label={label} className={styles.bar}>
      <div className={styles.done} style={{ animationDuration: `${durationMs}ms` }} />
    </div>
  );
}
