import { frenchNeeds, hasAddress, inOrder, realTitle, rule } from '../rule-kit';
import { textOf } from '../values.rules';

const JOB_OFFER = 'api::job-offer.job-offer';

export const JOB_OFFER_RULES = [
  realTitle(),
  hasAddress,
  realTitle('company', 'L’entreprise'),
  ...frenchNeeds(JOB_OFFER, ['description', 'missions', 'profile']),
  inOrder(
    'publishedOn',
    'expiresOn',
    'L’offre prendrait fin avant d’être parue : corrigez l’une des deux dates.',
  ),
  rule('warns', 'expiresOn', {
    id: 'over',
    sentence: 'La date limite est passée : l’offre n’est plus dans la liste.',
    when: (document, { today }) =>
      textOf(document, 'expiresOn') !== '' && textOf(document, 'expiresOn') < today,
  }),
];
