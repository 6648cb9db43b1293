import { contentFields, type Model } from '../history/model';

const COPY_OF = 'Copie de ';
const PLANS = ['publishAt', 'unpublishAt'];
/** A main field that is a name for people; others are keys and addresses. */
const NAMES = new Set(['title', 'name']);

/** The fields of a type that say what belongs to one document only, or what others say of it: a copy would take it from the original. */
function fieldsOfOthers(model: Model): string[] {
  return contentFields(model)
    .filter(([, { type, relation = '', mappedBy }]) =>
      type === 'relation' ? mappedBy !== undefined || relation.startsWith('oneTo') : false,
    )
    .map(([name]) => name);
}

type Data = Readonly<Record<string, unknown>>;
type Source = { mainField: string; row: Data };

function titleOf(model: Model, { mainField, row }: Source, data: Data): Data {
  const title = row[mainField];
  const isName = NAMES.has(mainField) && mainField in model.attributes;
  const isOther = mainField in data && data[mainField] !== title;
  if (!isName || isOther || typeof title !== 'string' || title.trim() === '') return {};
  const { maxLength = Infinity } = model.attributes[mainField] ?? {};
  return { [mainField]: `${COPY_OF}${title}`.slice(0, maxLength) };
}

/** HIST-09: what a copy is made with: nothing that it would take from the original, no plan, and a name that says what it is. */
export function copyData(model: Model, source: Source, data: Data): Data {
  const relations = fieldsOfOthers(model).map((name) => [name, { set: [] }]);
  const plans = PLANS.filter((name) => name in model.attributes).map((name) => [name, null]);
  return {
    ...data,
    ...titleOf(model, source, data),
    ...Object.fromEntries([...relations, ...plans]),
  };
}
