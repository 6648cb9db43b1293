import { enumerationsFrench } from '../admin/translations/enumerations.data';
import { LINK_FIELD } from '../links/link-field';
import { textOf } from '../search-index/text-of.rules';
import { nameOf } from './snapshot.rules';
import { contentFields, type Attribute, type Model, type ModelOf } from './model';

/** The French of a model: what an editor calls its fields and its blocks. */
export type Words = {
  modelOf: ModelOf;
  labelOf: (uid: string, field: string) => string;
  /** The place of a field in the form. */
  placeOf: (uid: string, field: string) => number;
  /** The page that a link refers to, by its title. */
  pageNameOf: (address: string) => string;
};

type Fields = Record<string, unknown>;

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'long',
  timeStyle: 'short',
});
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 10 });

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formatted(format: Intl.DateTimeFormat, value: unknown): string {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date);
}

const namesOf = (value: unknown): string =>
  [value]
    .flat()
    .filter(isFields)
    .map(({ title, name, documentId }) => nameOf(title) || nameOf(name) || nameOf(documentId))
    .join('\n');

const SCALARS: Record<string, (value: unknown) => string> = {
  boolean: (value) => (value === true ? 'Oui' : 'Non'),
  date: (value) => formatted(DAY, value),
  datetime: (value) => formatted(MOMENT, value),
  enumeration: (value) => enumerationsFrench[String(value)] ?? String(value),
  blocks: (value) => textOf(value),
  relation: namesOf,
  media: namesOf,
};

/** The fields of a type or a component, in the order of its form. */
export const formFields = ({ modelOf, placeOf }: Words, uid: string) =>
  contentFields(modelOf(uid)).toSorted(([a], [b]) => placeOf(uid, a) - placeOf(uid, b));

/** « Titre : Portes ouvertes », a line for each field that says something. */
export function partText(words: Words, uid: string, part: Fields): string {
  const lines = formFields(words, uid).flatMap(([name, attribute]) => {
    const text = valueText(words, attribute, part[name]);
    return text === '' ? [] : [`${words.labelOf(uid, name)} : ${text}`];
  });
  return lines.join('\n');
}

/** What a field says, as somebody would read it; empty when it says nothing. */
export function valueText(words: Words, attribute: Attribute, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const { type, component } = attribute;
  if (type === 'component' || type === 'dynamiczone')
    return [value]
      .flat()
      .filter(isFields)
      .map((part) => partText(words, component ?? String(part.__component), part))
      .join('\n');
  if (attribute.customField === LINK_FIELD.uid && typeof value === 'string') return words.pageNameOf(value);
  if (typeof value === 'number') return NUMBER.format(value);
  return SCALARS[type]?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

/** « Accordéon », for the uid of a block; one that is no longer in the model keeps its uid. */
export function partName(words: Words, uid: string): string {
  const model: Model | undefined = words.modelOf(uid);
  return model?.info.displayName ?? uid;
}
