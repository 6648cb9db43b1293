import { fieldLabel } from '../editor/field-label';
import { COMPONENT_VIEWS } from '../editor/component-views.data';
import { contentFields, type Attribute, type ModelOf } from '../history/model';
import type { Finding, Guarded, Path } from './guard.model';
import { isBlank } from './values.rules';

type Missing = { path: Path; label: string };

const isRecord = (value: unknown): value is Guarded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function labelOf(uid: string, field: string): string {
  const text = COMPONENT_VIEWS[uid]?.fields[field];
  return (typeof text === 'string' ? text : text?.[0]) ?? fieldLabel(uid, field);
}

function inParts(modelOf: ModelOf, { component }: Attribute, value: unknown, path: Path): Missing[] {
  const partOf = (part: unknown, at: Path) =>
    isRecord(part) ? missingIn(modelOf, component ?? String(part.__component), part, at) : [];
  if (!Array.isArray(value)) return partOf(value, path);
  return value.flatMap((part, index) => partOf(part, [...path, index]));
}

/** What a model says must be there, however deep; relations and pictures are no required fields of ours. */
function missingIn(modelOf: ModelOf, uid: string, document: Guarded, path: Path): Missing[] {
  return contentFields(modelOf(uid)).flatMap(([name, attribute]) => {
    const { type, required } = attribute;
    const at = [...path, name];
    const value = document[name];
    if (required && isBlank(value)) return [{ path: at, label: labelOf(uid, name) }];
    return type === 'component' || type === 'dynamiczone' ? inParts(modelOf, attribute, value, at) : [];
  });
}

/** GUARD-06: what Strapi would refuse at the click, said before it; not where a rule has said so already. */
export function findMissing(
  modelOf: ModelOf,
  uid: string,
  document: Guarded,
  known: readonly Finding[],
): Finding[] {
  const isKnown = (path: Path) => known.some((finding) => finding.path.join('.') === path.join('.'));
  return missingIn(modelOf, uid, document, [])
    .filter(({ path }) => path[0] !== 'site' && !isKnown(path))
    .map(({ path, label }) => ({
      rule: 'required',
      degree: 'blocks' as const,
      path,
      sentence: `«\u00a0${label}\u00a0» est à remplir avant de publier.`,
    }));
}
