import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry } from '@/content/menus/menu.model';
import type { NewsCard } from '@/content/news/news.model';
import type { SiteContext } from '@/lib/site-context';
import { shownEntries } from '@/shell/menu/menu.rules';
import { Link } from '@/ui/link';
import { SidebarLevel } from './sidebar-level';
import styles from './sidebar-menu.module.css';
import { SidebarSubmenu } from './sidebar-submenu';

type Props = {
  site: SiteContext;
  menu: readonly MenuEntry[];
  events: readonly EventCard[] | null;
  news: readonly NewsCard[];
};

function Entry({ site, entry, events, news }: Omit<Props, 'menu'> & { entry: MenuEntry }) {
  if (entry.kind === 'link') {
    return (
      <Link href={site.href(entry.href)} className={styles.item}>
        {entry.label}
      </Link>
    );
  }
  return (
    <SidebarLevel
      name={`${entry.kind}-${entry.id}`}
      label={entry.label}
      backLabel={site.text('sidebar.back')}
      itemClass={styles.item}
    >
      <SidebarSubmenu site={site} entry={entry} events={events} news={news} />
    </SidebarLevel>
  );
}

/** The main menu, with its submenus folded in it (SIDE-01). */
export function SidebarMenu({ site, menu, events, news }: Props) {
  return (
    <nav aria-label={site.text('sidebar.main')} className={styles.menu}>
      <ul className={styles.list}>
        {shownEntries(menu).map((entry) => (
          <li key={`${entry.kind} ${entry.id} ${entry.label}`}>
            <Entry site={site} entry={entry} events={events} news={news} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
