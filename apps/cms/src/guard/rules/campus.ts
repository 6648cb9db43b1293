import { isPhone } from '../phone.rules';
import { describedPicture, frenchNeeds, hasAddress, realTitle, rule } from '../rule-kit';
import { isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

const CAMPUS = 'api::campus.campus';

const callable = (field: string): Rule =>
  rule('blocks', field, {
    id: `${field}-wrong`,
    sentence: 'Ce n’est pas un numéro de téléphone : des chiffres, des espaces, et « + » devant l’indicatif.',
    when: (document) => !isBlank(document[field]) && !isPhone(textOf(document, field)),
  });

export const CAMPUS_RULES: readonly Rule[] = [
  realTitle(),
  hasAddress,
  ...frenchNeeds(CAMPUS, ['heading', 'summary', 'description', 'address', 'city']),
  callable('phone'),
  callable('phoneInternational'),
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
