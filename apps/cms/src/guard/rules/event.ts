import { parisDay } from '@meridia/domain/paris-time';
import { frenchNeeds, hasAddress, inOrder, realTitle, rule } from '../rule-kit';
import { isBlank, relatedCount, textOf } from '../values.rules';

const EVENT = 'api::event.event';

/** The day in Paris on which it ends: what ends at half past midnight there is of the day before in universal time. */
function lastDay(end: string, start: string): string {
  const instant = new Date(end || start);
  return Number.isNaN(instant.getTime()) ? '' : parisDay(instant);
}

export const EVENT_RULES = [
  realTitle(),
  hasAddress,
  ...frenchNeeds(EVENT, ['description']),
  inOrder('dateStart', 'dateEnd', 'L’événement finirait avant de commencer : corrigez l’une des deux dates.'),
  rule('warns', 'dateStart', {
    id: 'over',
    sentence: 'Cet événement est passé : l’agenda ne le montrera pas.',
    when: (document, { today }) => {
      const day = lastDay(textOf(document, 'dateEnd'), textOf(document, 'dateStart'));
      return day !== '' && day < today;
    },
  }),
  rule('warns', 'dateEnd', {
    id: 'without-end',
    sentence: 'Sans heure de fin, l’agenda des visiteurs compte une heure.',
    when: (document) => isBlank(document.dateEnd),
  }),
  rule('warns', 'campuses', {
    id: 'without-place',
    sentence: 'Sans campus ni lieu, l’événement se lit comme « en ligne ou toute l’école ».',
    when: (document) => relatedCount(document, 'campuses') === 0 && isBlank(document.venue),
  }),
];
