import type { BlockCard } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Dot } from '@/ui/dot';
import { Icon } from '@/ui/icon';
import { Line, Lines } from '@/ui/line';
import type { Tint } from '@/ui/tint';
import styles from './link-lines.module.css';

const TINTS = ['mer', 'rose', 'paille', 'tilleul'] as const satisfies Tint[];

type LinkLinesProps = { site: SiteContext; links: readonly BlockCard[] };

/** Pages to go to, one a line: the whole line is the link. */
export function LinkLines({ site, links }: LinkLinesProps) {
  return (
    <Lines>
      {links.map(({ title, text, href, label }, index) => (
        <Line
          key={index}
          href={site.href(href)}
          newTabHint={newTabHint(site, href)}
          title={title}
          tint={TINTS[index % TINTS.length]}
          mark={<Dot className={styles.dot} />}
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
