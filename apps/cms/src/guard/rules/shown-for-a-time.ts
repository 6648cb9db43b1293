import { describedPicture, hasAddress, inOrder, realTitle, rule } from '../rule-kit';
import { isBlank, textOf } from '../values.rules';
import type { Rule } from '../guard.model';

function shownForATime(noun: string): Rule[] {
  return [
    inOrder(
      'startsAt',
      'endsAt',
      `${noun} finirait avant de commencer\u00a0: corrigez l’une des deux dates.`,
    ),
    rule('warns', 'endsAt', {
      id: 'over',
      sentence: `La dernière date est passée\u00a0: ${noun.toLowerCase()} ne s’affichera pas.`,
      // The day is enough: what the guard says is kept until the day changes.
      when: (document, { today }) =>
        !isBlank(document.endsAt) && textOf(document, 'endsAt').slice(0, today.length) < today,
    }),
    rule('warns', 'visible', {
      id: 'switched-off',
      sentence: `«\u00a0Affiché\u00a0» est éteint\u00a0: ${noun.toLowerCase()} ne se verra pas.`,
      when: (document) => document.visible === false,
    }),
  ];
}

export const BANNER_RULES = [
  realTitle('text', 'Le message'),
  ...shownForATime('Le bandeau'),
  rule('blocks', 'linkLabel', {
    id: 'link-without-words',
    sentence: 'Le lien n’a pas de texte\u00a0: donnez-lui quelques mots, ou retirez son adresse.',
    when: (document) => !isBlank(document.linkUrl) && isBlank(document.linkLabel),
  }),
  rule('blocks', 'linkUrl', {
    id: 'words-without-link',
    sentence: 'Le texte du lien ne mène nulle part\u00a0: donnez son adresse, ou retirez-le.',
    when: (document) => isBlank(document.linkUrl) && !isBlank(document.linkLabel),
  }),
];

export const POPIN_RULES = [
  realTitle(),
  hasAddress,
  ...shownForATime('La fenêtre'),
  describedPicture('image', 'imageAlt'),
];
