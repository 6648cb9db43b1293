import type { Profile } from '@meridia/domain/profiles';
import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry } from '@/content/menus/menu.model';
import type { NewsCard } from '@/content/news/news.model';
import type { Website } from '@/content/website/website.model';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { SearchForm } from '@/features/search/search-form';
import { ActionBar } from '@/shell/mobile-cta/action-bar';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { CLOSES_SIDEBAR, SIDEBAR_ID } from './sidebar-commands';
import { SidebarFooter } from './sidebar-footer';
import { SidebarMenu } from './sidebar-menu';
import styles from './sidebar.module.css';

type Props = {
  site: SiteContext;
  website: Website | null;
  menu: readonly MenuEntry[];
  events: readonly EventCard[] | null;
  news: readonly NewsCard[];
  profile: Profile;
  choice?: ActionChoice;
};

function Head({ site, website }: Pick<Props, 'site' | 'website'>) {
  const logo = website?.school?.logo;
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        {logo ? (
          <img
            src={logo.url}
            alt={logo.alt}
            width={logo.width}
            height={logo.height}
            loading="lazy"
            className={styles.logo}
          />
        ) : (
          website?.siteName
        )}
      </span>
      <button type="button" className={styles.close} {...CLOSES_SIDEBAR}>
        {site.text('sidebar.close')}
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The sidebar that the burger opens (SIDE-01 to 05). It opens, drills down and closes without a script. */
export function Sidebar({ site, website, menu, events, news, profile, choice }: Props) {
  return (
    <dialog
      id={SIDEBAR_ID}
      aria-label={site.text('nav.menu')}
      className={classNames('sur-encre', styles.sidebar)}
    >
      <Head site={site} website={website} />
      <div className={styles.scroller} data-scroller>
        <SearchForm site={site} id="recherche-menu" className={styles.search} />
        <SidebarMenu site={site} menu={menu} events={events} news={news} />
        <SidebarFooter site={site} website={website} profile={profile} />
      </div>
      <ActionBar site={site} choice={choice} className={styles.actions} />
    </dialog>
  );
}
