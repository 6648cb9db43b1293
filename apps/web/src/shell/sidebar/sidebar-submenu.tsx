import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry, MenuLink, MenuSection } from '@/content/menus/menu.model';
import type { NewsCard } from '@/content/news/news.model';
import { EventsPanel } from '@/features/events/events-panel';
import { NewsPanel } from '@/features/news/news-panel';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { dropdownParts, isCampusLink, leadsTo, sectionPageLink } from '@/shell/menu/menu.rules';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { SidebarLevel } from './sidebar-level';
import { sectionTint } from './sidebar-menu.rules';
import styles from './sidebar-menu.module.css';

const N2 = classNames(styles.item, styles.n2);
const N3 = classNames(styles.item, styles.n3);

type Props = {
  site: SiteContext;
  entry: Exclude<MenuEntry, { kind: 'link' }>;
  events: readonly EventCard[] | null;
  news: readonly NewsCard[];
};

function withSectionPage(entry: Props['entry']): MenuLink[] {
  return [...entry.links, ...sectionPageLink(entry)];
}

type LinkItemsProps = { site: SiteContext; links: readonly MenuLink[]; itemClass: string };

function LinkItems({ site, links, itemClass }: LinkItemsProps) {
  return links.map(({ id, label, href }) => (
    <li key={`${id} ${href}`}>
      <Link href={site.href(href)} className={itemClass}>
        {label}
      </Link>
    </li>
  ));
}

function Section({ site, section, parent }: { site: SiteContext; section: MenuSection; parent: string }) {
  const { id, title, links } = section;
  return (
    <SidebarLevel
      name={`section-${id}`}
      label={title}
      backLabel={parent}
      parent={parent}
      tint={sectionTint(links)}
      itemClass={N2}
    >
      <ul className={styles.list}>
        <LinkItems site={site} links={links} itemClass={N3} />
      </ul>
    </SidebarLevel>
  );
}

function CampusSubmenu({ site, entry, events }: Omit<Props, 'news'>) {
  const links = withSectionPage(entry);
  return (
    <>
      <ul className={classNames(styles.list, styles.columns)}>
        <LinkItems site={site} links={links.filter(isCampusLink)} itemClass={N3} />
      </ul>
      <ul className={styles.list}>
        <LinkItems site={site} links={links.filter((link) => !isCampusLink(link))} itemClass={N3} />
      </ul>
      <div className={styles.panel}>
        <EventsPanel site={site} events={events} headingId={`menu-evenements-${entry.id}`} />
      </div>
    </>
  );
}

/** What an entry of the main menu opens: campuses and events, or sections and links; the one that leads to the news has the latest. */
export function SidebarSubmenu({ site, entry, events, news }: Props) {
  if (entry.kind === 'campus') return <CampusSubmenu site={site} entry={entry} events={events} />;

  const { columns, below } =
    entry.kind === 'dropdown' ? dropdownParts(entry) : { columns: [], below: withSectionPage(entry) };
  return (
    <>
      <ul className={styles.list}>
        {columns.map((section) => (
          <li key={`section-${section.id}`}>
            <Section site={site} section={section} parent={entry.label} />
          </li>
        ))}
        <LinkItems site={site} links={below} itemClass={N2} />
      </ul>
      {leadsTo(entry, paths.news) && (
        <div className={styles.panel}>
          <NewsPanel site={site} news={news} headingId={`menu-actualites-${entry.kind}-${entry.id}`} />
        </div>
      )}
    </>
  );
}
