import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import type { MenuEntry } from '@/content/menus/menu.model';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { tintClass } from '@/ui/tint';
import styles from './dropdown-panel.module.css';
import { dropdownParts } from './menu.rules';
import { LinksBelow, PanelLinks } from './panel-links';

type Props = { site: SiteContext; entry: Extract<MenuEntry, { kind: 'dropdown' }> };

/** MENU-02: titled sections, each with the rule of its tint. */
export function DropdownPanel({ site, entry }: Props) {
  const { columns, below } = dropdownParts(entry);
  return (
    <div className={classNames('container', styles.panel)}>
      <div className={styles.columns}>
        {columns.map(({ id, title, links }, rank) => (
          <div key={id}>
            <h2 className={classNames(styles.title, tintClass(DISPLAY_DOMAINS[rank]?.tint))}>{title}</h2>
            <PanelLinks site={site} links={links} />
          </div>
        ))}
      </div>
      <LinksBelow site={site} links={below} />
    </div>
  );
}
