import { Icon } from './icon';
import { Link } from './link';
import styles from './route-link.module.css';

type RouteLinkProps = {
  href: string;
  label: string;
  /** Completes the label for those who hear the link alone: « S’inscrire » + « Portes ouvertes à Lyon ». */
  context?: string;
  newTabHint?: string;
};

export function RouteLink({ href, label, context, newTabHint }: RouteLinkProps) {
  return (
    <Link href={href} newTabHint={newTabHint} className={styles.route}>
      <span className={styles.label}>{label}</span>
      {context && <span className="visually-hidden"> : {context}</span>}
      <Icon name="route" className={styles.arrow} />
    </Link>
  );
}
