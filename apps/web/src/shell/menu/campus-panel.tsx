import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry, MenuLink } from '@/content/menus/menu.model';
import { territoryTint } from '@/features/campuses/territory.rules';
import { EventsPanel } from '@/features/events/events-panel';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './campus-panel.module.css';
import { campusColumns, isCampusLink, sectionPageLink } from './menu.rules';

type Props = {
  site: SiteContext;
  entry: Extract<MenuEntry, { kind: 'campus' }>;
  events: readonly EventCard[] | null;
};

/** V-11: the colour of the campus on the map; none off it. */
function tintOf({ href }: MenuLink): string | undefined {
  return tintClass(territoryTint(href.slice(href.lastIndexOf('/') + 1)));
}

/** MENU-01: three columns of links beside the next events. */
export function CampusPanel({ site, entry, events }: Props) {
  const links = [...entry.links, ...sectionPageLink(entry)];
  const firstOfTheRest = links.find((link) => !isCampusLink(link));
  const lookOf = (link: MenuLink) =>
    isCampusLink(link) ? classNames(styles.campus, tintOf(link)) : styles.about;
  return (
    <div className={classNames('container', styles.panel)}>
      <div className={styles.columns}>
        {campusColumns(links).map((column) => (
          <ul key={column[0]?.href} className={styles.column}>
            {column.map((link) => (
              <li
                key={`${link.id}-${link.href}`}
                className={link === firstOfTheRest ? styles.rest : undefined}
              >
                <Link href={site.href(link.href)} className={classNames(styles.link, lookOf(link))}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <EventsPanel site={site} events={events} headingId={`navbar-evenements-${entry.id}`} />
    </div>
  );
}
