import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { Ordinals } from '@/ui/ordinals';
import type { FigureSource } from './cost-lines';
import styles from './net-cost-table.module.css';

type Props = { site: SiteContext; source: readonly FigureSource[] };

/** Where a line comes from, under its name. */
export function LineSource({ site, source }: Props) {
  return source.map(({ text, href }) => (
    <small key={text} className={styles.source}>
      {href ? (
        <Link href={site.href(href)} newTabHint={newTabHint(site, href)}>
          <Ordinals>{text}</Ordinals>
        </Link>
      ) : (
        text
      )}
    </small>
  ));
}
