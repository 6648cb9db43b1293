import type { Profile } from '@meridia/domain/profiles';
import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry } from '@/content/menus/menu.model';
import type { Website } from '@/content/website/website.model';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { CompactBar } from './compact-bar';
import { MainBar } from './main-bar';
import { AT_TOP } from './navbar-mode.rules';
import styles from './navbar.module.css';
import { TopBar } from './top-bar';

type Props = {
  site: SiteContext;
  website: Website | null;
  menu: readonly MenuEntry[];
  events: readonly EventCard[] | null;
  profile: Profile;
  choice?: ActionChoice;
};

/**
 * The desktop navbar (NAV-01 to 06). Full and compact are two elements, of which one is displayed: a single one that
 * changes its place would shift the layout.
 */
export function Navbar({ site, website, menu, events, profile, choice }: Props) {
  return (
    <header className={styles.navbar} data-navbar data-mode={AT_TOP.mode}>
      <div className={classNames(styles.sheet, styles.full)}>
        <TopBar site={site} mainSiteUrl={website?.mainSiteUrl ?? null} profile={profile} />
        <MainBar site={site} website={website} menu={menu} events={events} choice={choice} />
      </div>
      <div className={classNames(styles.sheet, styles.compact)}>
        <CompactBar site={site} website={website} choice={choice} />
      </div>
    </header>
  );
}
