import type { MenuEntry } from '@/content/menus/menu.model';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { sectionPageLink } from './menu.rules';
import { LinksBelow, PanelLinks } from './panel-links';
import styles from './plain-panel.module.css';

type Props = { site: SiteContext; entry: Extract<MenuEntry, { kind: 'menu' }> };

/** MENU-03: links alone. */
export function PlainPanel({ site, entry }: Props) {
  return (
    <div className={classNames('container', styles.panel)}>
      <div className={styles.columns}>
        <PanelLinks site={site} links={entry.links} />
      </div>
      <LinksBelow site={site} links={sectionPageLink(entry)} />
    </div>
  );
}
