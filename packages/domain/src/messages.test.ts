import { expect, it } from 'vitest';
import { MESSAGES } from './messages.ts';

it('the verbatim messages are those of the specification, letter for letter', () => {
  expect(MESSAGES).toEqual({
    chooseCampusAndProgramme: 'Vous devez choisir un campus et une formation',
    crmLinkNotFound: 'Lien CRM introuvable',
    offline: 'Vous êtes hors-ligne',
    online: 'Vous êtes désormais en ligne',
  });
});
