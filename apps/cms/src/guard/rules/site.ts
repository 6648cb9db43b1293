import { keepPhones, PHONE_FIELDS } from '../../phones/kept-phones.rules';
import { NO_PHONE } from '../../phones/phone.rules';
import { realTitle } from '../rule-kit';
import type { Rule } from '../guard.model';

export const SITE_RULES: readonly Rule[] = [
  realTitle('siteName', 'Le nom du site'),
  {
    id: 'phone-wrong',
    degree: 'blocks',
    sentence: NO_PHONE,
    faults: (document) => keepPhones(document, PHONE_FIELDS['api::site.site'] ?? []).wrong,
  },
];
