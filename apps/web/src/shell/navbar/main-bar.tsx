import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry as Entry } from '@/content/menus/menu.model';
import type { Website } from '@/content/website/website.model';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { MenuEntry } from '@/shell/menu/menu-entry';
import { shownEntries } from '@/shell/menu/menu.rules';
import { classNames } from '@/ui/class-names';
import { HomeLink } from './home-link';
import styles from './main-bar.module.css';
import { NavbarActions } from './navbar-actions';

type Props = {
  site: SiteContext;
  website: Website | null;
  menu: readonly Entry[];
  events: readonly EventCard[] | null;
  choice?: ActionChoice;
};

/** NAV-02. */
export function MainBar({ site, website, menu, events, choice }: Props) {
  const entries = shownEntries(menu);
  return (
    <div className={classNames('container', styles.bar)}>
      <HomeLink site={site} website={website} />
      {entries.length > 0 && (
        <nav aria-label={site.text('a11y.mainNav')}>
          <ul className={styles.menu}>
            {entries.map((entry) => (
              <li
                key={`${entry.kind} ${entry.id} ${entry.label}`}
                data-entry={entry.href === null ? '' : site.href(entry.href)}
                className={styles.entry}
              >
                <MenuEntry site={site} entry={entry} events={events} className={styles.item} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <NavbarActions site={site} choice={choice} />
    </div>
  );
}
