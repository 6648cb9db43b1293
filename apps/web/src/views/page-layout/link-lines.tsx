import type { BlockCard } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Icon } from '@/ui/icon';
import { Line, Lines } from '@/ui/line';
import styles from './link-lines.module.css';

type LinkLinesProps = { site: SiteContext; links: readonly BlockCard[] };

/** Pages to go to, one a line: the whole line is the link. V-11: they have no domain, so no tint. */
export function LinkLines({ site, links }: LinkLinesProps) {
  return (
    <Lines>
      {links.map(({ title, text, href, label }, index) => (
        <Line
          key={index}
          href={site.href(href)}
          newTabHint={newTabHint(site, href)}
          title={title}
          className={styles.line}
        >
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.label}>
            {label}
            <Icon name="route" className={styles.arrow} />
          </p>
        </Line>
      ))}
    </Lines>
  );
}
