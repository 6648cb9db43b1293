import { frenchNeeds, hasAddress, inOrder, realTitle, rule } from '../rule-kit';
import { isBlank, relatedCount, textOf } from '../values.rules';

const EVENT = 'api::event.event';

/** In universal time both: the hours of a day do not matter for « already over ». */
const lastDay = (end: string, start: string) => (end || start).slice(0, 10);

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
  rule('warns', 'campus', {
    id: 'without-place',
    sentence: 'Sans campus ni lieu, l’événement se lit comme « en ligne ou toute l’école ».',
    when: (document) => relatedCount(document, 'campus') === 0 && isBlank(document.venue),
  }),
];
