import { isPhone } from '../phone.rules';
import { realTitle } from '../rule-kit';
import { componentOf, entriesOf, isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

export const SITE_RULES: readonly Rule[] = [
  realTitle('siteName', 'Le nom du site'),
  {
    id: 'phone-wrong',
    degree: 'blocks',
    sentence: 'Ce n’est pas un numéro de téléphone : des chiffres, des espaces, et « + » devant l’indicatif.',
    faults: (document) =>
      entriesOf(document, 'schools').flatMap(({ value, path }) => {
        const number = textOf(componentOf(value, 'phone'), 'number');
        return isBlank(number) || isPhone(number) ? [] : [[...path, 'phone', 'number']];
      }),
  },
];
