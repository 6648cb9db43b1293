import styles from './breadcrumb.module.css';
import { Link } from './link';

type BreadcrumbProps = {
  /** « Fil d’Ariane » */
  label: string;
  /** From the home page down; the last one is the page itself. */
  items: readonly { label: string; href?: string; lang?: string }[];
};

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.href && index < items.length - 1 ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} lang={item.lang}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
