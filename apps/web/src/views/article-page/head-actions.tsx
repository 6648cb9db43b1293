import type { BlockLink } from '@/content/articles/page-block.model';
import { newTabHint } from '@/lib/external-link';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import styles from './head-actions.module.css';

type HeadActionsProps = {
  site: SiteContext;
  links: readonly BlockLink[];
  /** The look of the first one. */
  variant: 'solid' | 'accent';
};

/** What the head of a page asks to do. */
export function HeadActions({ site, links, variant }: HeadActionsProps) {
  if (links.length === 0) return null;
  return (
    <p className={styles.actions}>
      {links.map(({ label, target }, index) => {
        const href = 'action' in target ? paths.action(target.action) : target.href;
        return (
          <LinkButton
            key={index}
            href={site.href(href)}
            newTabHint={newTabHint(site, href)}
            variant={index === 0 ? variant : 'outline'}
          >
            {label}
          </LinkButton>
        );
      })}
    </p>
  );
}
