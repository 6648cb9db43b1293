import { fieldLabel } from '../editor/field-label';
import { entriesOf, isBlank, textOf } from './values.rules';
import type { Degree, Facts, Guarded, Path, Rule } from './guard.model';

const at = (field: string): readonly Path[] => [[field]];
const NONE: readonly Path[] = [];

type Wrong = (document: Guarded, facts: Facts) => boolean;

/** A rule about one field. */
export function rule(
  degree: Degree,
  field: string,
  { id, sentence, when }: { id: string; sentence: string; when: Wrong },
): Rule {
  return { id, degree, sentence, faults: (document, facts) => (when(document, facts) ? at(field) : NONE) };
}

/** What the French version must have; one rule for each field. */
export function frenchNeeds(uid: string, fields: readonly string[]): Rule[] {
  return fields.map((field) => ({
    ...rule('blocks', field, {
      id: `${field}-missing`,
      sentence: `«\u00a0${fieldLabel(uid, field)}\u00a0» est à remplir avant de publier en français.`,
      when: (document) => isBlank(document[field]),
    }),
    language: 'fr',
  }));
}

/** A title of three spaces is none. */
export function realTitle(field = 'title', noun = 'Le titre'): Rule {
  return rule('blocks', field, {
    id: `${field}-blank`,
    sentence: `${noun} est vide\u00a0: des espaces ne suffisent pas.`,
    when: (document) => textOf(document, field) === '',
  });
}

/** Made of the title (addresses/address-from-title.ts), unless that has no letter to make it of. */
export const hasAddress: Rule = rule('blocks', 'slug', {
  id: 'slug-missing',
  sentence: 'Donnez une adresse à la page\u00a0: le titre n’a pas de lettre dont la faire.',
  when: (document) => textOf(document, 'slug') === '',
});

/** A picture says what it shows to whoever does not see it. */
export function describedPicture(picture = 'focusImage', description = 'focusImageAlt'): Rule {
  return {
    ...rule('blocks', description, {
      id: `${picture}-undescribed`,
      sentence: 'Décrivez l’image pour les personnes qui ne la voient pas.',
      when: (document) => !isBlank(document[picture]) && isBlank(document[description]),
    }),
    language: 'fr',
  };
}

export function inOrder(start: string, end: string, sentence: string): Rule {
  return rule('blocks', end, {
    id: `${end}-before-${start}`,
    sentence,
    when: (document) => {
      const [from, to] = [textOf(document, start), textOf(document, end)];
      return from !== '' && to !== '' && to < from;
    },
  });
}

/** The pictures of a text have the description of the library, or a caption. */
export function describedPicturesIn(zone: string): Rule {
  return {
    id: `${zone}-undescribed`,
    degree: 'blocks',
    sentence:
      'Décrivez l’image dans la médiathèque («\u00a0Texte alternatif\u00a0»), ou donnez-lui une légende.',
    faults: (document) =>
      entriesOf(document, zone).flatMap(({ value, path }) => {
        if (value.__component !== 'body.image' || isBlank(value.image)) return [];
        const { alternativeText } = value.image as { alternativeText?: unknown };
        return isBlank(alternativeText) && isBlank(value.caption) ? [[...path, 'caption']] : [];
      }),
  };
}
