import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry, MenuLink } from '@/content/menus/menu.model';
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
  events: readonly EventCard[];
};

/** Neighbours in the list have other tints, as neighbours on the map. */
function tintOf(rank: number): string | undefined {
  return tintClass(DISPLAY_DOMAINS[rank % DISPLAY_DOMAINS.length]?.tint);
}

/** MENU-01: three columns of links beside the next events. */
export function CampusPanel({ site, entry, events }: Props) {
  const links = [...entry.links, ...sectionPageLink(entry)];
  const firstOfTheRest = links.find((link) => !isCampusLink(link));
  const lookOf = (link: MenuLink) =>
    isCampusLink(link) ? classNames(styles.campus, tintOf(links.indexOf(link))) : styles.about;
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
      <EventsPanel site={site} events={events} />
    </div>
  );
}
