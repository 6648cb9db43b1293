import { frenchNeeds, realTitle, rule } from '../rule-kit';
import { componentOf, entriesOf, isBlank } from '../values.rules';
import type { Rule } from '../guard.model';
import { tracedFigures } from './figures';

const ARTICLE = 'api::article.article';

export const ARTICLE_RULES: readonly Rule[] = [
  realTitle(),
  ...frenchNeeds(ARTICLE, ['pageLayout']),
  tracedFigures('source', 'Dites d’où vient ce chiffre.'),
  tracedFigures('year', 'Dites de quelle année est ce chiffre.'),
  {
    id: 'video-without-transcript',
    degree: 'blocks',
    sentence: 'Donnez la transcription de la vidéo pour qui ne l’entend pas.',
    faults: (document) =>
      entriesOf(document, 'pageLayout')
        .filter(({ value }) => value.__component === 'block.video' && isBlank(value.transcript))
        .map(({ path }) => [...path, 'transcript']),
  },
  {
    ...rule('warns', 'seo', {
      id: 'without-description',
      sentence: 'Sans description, les moteurs de recherche montrent le début de la page.',
      when: (document) => isBlank(componentOf(document, 'seo').metaDescription),
    }),
    language: 'fr',
  },
];
