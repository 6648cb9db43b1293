import type { BlockCard } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Dot } from '@/ui/dot';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { tintClass, type Tint } from '@/ui/tint';
import styles from './link-lines.module.css';

const TINTS = ['mer', 'rose', 'paille', 'tilleul'] as const satisfies Tint[];

type LinkLinesProps = { site: SiteContext; links: readonly BlockCard[] };

/** Pages to go to, one a line: the whole line is the link. */
export function LinkLines({ site, links }: LinkLinesProps) {
  return (
    <ul className={styles.lines}>
      {links.map(({ title, text, href, label }, index) => (
        <li key={index} className={classNames(styles.line, tintClass(TINTS[index % TINTS.length]))}>
          <Dot className={styles.dot} />
          <h3 className={styles.title}>
            <Link href={site.href(href)} newTabHint={newTabHint(site, href)}>
              {title}
            </Link>
          </h3>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.label}>
            {label}
            <Icon name="route" className={styles.arrow} />
          </p>
        </li>
      ))}
    </ul>
  );
}
