import type { EventCard } from '@/content/events/event.model';
import type { MenuEntry as Entry } from '@/content/menus/menu.model';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { CampusPanel } from './campus-panel';
import { Disclosure } from './disclosure';
import { DropdownPanel } from './dropdown-panel';
import { PlainPanel } from './plain-panel';

type Props = { site: SiteContext; entry: Entry; events: readonly EventCard[] | null; className?: string };

function Panel({ site, entry, events }: Omit<Props, 'entry'> & { entry: Exclude<Entry, { kind: 'link' }> }) {
  switch (entry.kind) {
    case 'campus':
      return <CampusPanel site={site} entry={entry} events={events} />;
    case 'dropdown':
      return <DropdownPanel site={site} entry={entry} />;
    case 'menu':
      return <PlainPanel site={site} entry={entry} />;
  }
}

/** An entry of the main menu, by its kind (MENU-01 to 03). */
export function MenuEntry({ site, entry, events, className }: Props) {
  if (entry.kind === 'link') {
    return (
      <Link href={site.href(entry.href)} className={className}>
        {entry.label}
      </Link>
    );
  }
  return (
    <Disclosure
      id={`navbar-${entry.kind}-${entry.id}`}
      label={entry.label}
      panel="wide"
      className={className}
    >
      <Panel site={site} entry={entry} events={events} />
    </Disclosure>
  );
}
