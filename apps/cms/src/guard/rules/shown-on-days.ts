import { describedPicture, hasAddress, inOrder, realTitle, rule } from '../rule-kit';
import { isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

function shownOnDays(noun: string): Rule[] {
  return [
    inOrder('startsOn', 'endsOn', `${noun} finirait avant de commencer : corrigez l’une des deux dates.`),
    rule('warns', 'endsOn', {
      id: 'over',
      sentence: `La dernière date est passée : ${noun.toLowerCase()} ne s’affichera pas.`,
      when: (document, { today }) => !isBlank(document.endsOn) && textOf(document, 'endsOn') < today,
    }),
    rule('warns', 'visible', {
      id: 'switched-off',
      sentence: `« Affiché » est éteint : ${noun.toLowerCase()} ne se verra pas.`,
      when: (document) => document.visible === false,
    }),
  ];
}

export const BANNER_RULES = [
  realTitle('text', 'Le message'),
  ...shownOnDays('Le bandeau'),
  rule('blocks', 'linkLabel', {
    id: 'link-without-words',
    sentence: 'Le lien n’a pas de texte : donnez-lui quelques mots, ou retirez son adresse.',
    when: (document) => !isBlank(document.linkUrl) && isBlank(document.linkLabel),
  }),
  rule('blocks', 'linkUrl', {
    id: 'words-without-link',
    sentence: 'Le texte du lien ne mène nulle part : donnez son adresse, ou retirez-le.',
    when: (document) => isBlank(document.linkUrl) && !isBlank(document.linkLabel),
  }),
];

export const POPIN_RULES = [
  realTitle(),
  hasAddress,
  ...shownOnDays('La fenêtre'),
  describedPicture('image', 'imageAlt'),
];
