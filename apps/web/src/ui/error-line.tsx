import styles from './error-line.module.css';
import { Icon } from './icon';

/** What prevents the action that was just asked for; read out when it appears. */
export function ErrorLine({ message, id }: { message: string; id?: string }) {
  return (
    <p id={id} role="alert" className={styles.line}>
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  );
}
