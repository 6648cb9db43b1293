import styles from './consent-status.module.css';

/** Where it is said that a choice is kept: in the page before there is anything to say, or nobody hears it. */
export function ConsentStatus() {
  return <p role="status" data-toasts data-consent-status className={styles.status} />;
}
