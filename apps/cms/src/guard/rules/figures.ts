import { rule, frenchNeeds, hasAddress, realTitle } from '../rule-kit';
import { entriesOf, isBlank } from '../values.rules';
import type { Rule } from '../guard.model';

const KEY_FIGURE = 'api::key-figure.key-figure';
const BLOCK = 'block.key-figures';

/** A figure that cannot be traced is an advertisement: its source and its year go with it. */
export const KEY_FIGURE_RULES: readonly Rule[] = [
  realTitle('label', 'Le texte'),
  hasAddress,
  ...frenchNeeds(KEY_FIGURE, ['source', 'year']),
  {
    ...rule('warns', 'year', {
      id: 'old',
      sentence: 'Ce chiffre a plus d’un an : vérifiez s’il en existe un plus récent.',
      when: ({ year }, { today }) => typeof year === 'number' && year < Number(today.slice(0, 4)) - 1,
    }),
    language: 'fr',
  },
];

/** The same in the blocks of a page. */
export function tracedFigures(field: 'source' | 'year', sentence: string): Rule {
  return {
    id: `figure-without-${field}`,
    degree: 'blocks',
    sentence,
    faults: (document) =>
      entriesOf(document, 'pageLayout')
        .filter(({ value }) => value.__component === BLOCK)
        .flatMap(({ value, path }) => entriesOf(value, 'items', path))
        .filter(({ value }) => isBlank(value[field]))
        .map(({ path }) => [...path, field]),
  };
}
