import { widerChoices, type WiderChoice } from '@/features/events/agenda.rules';
import { EmptyDayArt } from '@/features/events/event-art';
import { listHref } from '@/features/lists/list-address.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';
import type { Agenda } from './agenda';
import { choiceText } from './choice-text';

const TINT = 'paille';

type Props = { site: SiteContext; agenda: Agenda };

function toSuggestion({ site, agenda: { campuses } }: Props, { choice, count }: WiderChoice) {
  const words = choiceText(site, campuses, choice) || site.text('agenda.filter.all');
  return { href: site.href(listHref('agenda', { values: choice, page: 1 })), label: `${words} (${count})` };
}

/** PAGE-05: nothing to come at all, or nothing for this choice; then the wider ones that give something. */
export function NoEvent(props: Props) {
  const { site, agenda } = props;
  const { upcoming, selection, campuses } = agenda;
  const illustration = <EmptyDayArt tint={TINT} />;
  const contact = { href: site.href(paths.contact), label: site.text('course.askAdvice') };
  if (upcoming.events.length === 0)
    return <EmptyState title={site.text('empty.noEvent')} illustration={illustration} contact={contact} />;
  return (
    <EmptyState
      title={site.text('empty.noEventForFilter')}
      text={site.text('agenda.noneFor', { choice: choiceText(site, campuses, selection.values) })}
      illustration={illustration}
      suggestions={widerChoices(upcoming, selection.values).map((wider) => toSuggestion(props, wider))}
      contact={contact}
    />
  );
}
