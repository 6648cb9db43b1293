import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** « Chargement » */
  label: string;
  /** How long it takes to fill up. The browser runs it: no script ticks while a page loads. */
  durationMs: number;
};

/** A popover, so that it can be over everything else. */
export function ProgressBar({ label, durationMs }: ProgressBarProps) {
  return (
    <div role="progressbar" aria-label={label} popover="manual" className={styles.bar}>
      <div className={styles.done} style={{ animationDuration: `${durationMs}ms` }} />
    </div>
  );
}
