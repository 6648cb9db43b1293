import { NO_PHONE, toStoredPhone } from '../../phones/phone.rules';
import { describedPicture, frenchNeeds, hasAddress, realTitle, rule } from '../rule-kit';
import { isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

const CAMPUS = 'api::campus.campus';

export const CAMPUS_RULES: readonly Rule[] = [
  realTitle(),
  hasAddress,
  ...frenchNeeds(CAMPUS, ['heading', 'summary', 'description', 'address', 'city']),
  rule('blocks', 'phone', {
    id: 'phone-wrong',
    sentence: NO_PHONE,
    when: (document) => !isBlank(document.phone) && !toStoredPhone(textOf(document, 'phone')),
  }),
  describedPicture(),
  {
    ...rule('warns', 'phone', {
      id: 'unreachable',
      sentence: 'Ni téléphone ni adresse électronique : on ne pourra pas joindre ce campus.',
      when: (document) => isBlank(document.phone) && isBlank(document.email),
    }),
    language: 'fr',
  },
  {
    ...rule('warns', 'handicap', {
      id: 'disability-missing',
      sentence: 'Dites comment le campus accueille les personnes handicapées.',
      when: (document) => isBlank(document.handicap),
    }),
    language: 'fr',
  },
];
