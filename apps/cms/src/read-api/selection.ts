import { errors } from '@strapi/utils';
import type { PopulateFields } from './read-endpoint';

type Relations = Record<string, { fields: string[] }>;

function refuse(what: string, value: unknown): never {
  throw new errors.ValidationError(`Invalid ${what}: ${JSON.stringify(value)?.slice(0, 100)}`);
}

function toNames(value: unknown, what: string): string[] {
  const names =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : refuse(what, value);
  return names.map((name) => (typeof name === 'string' ? name : refuse(what, name)));
}

/** The fields asked for, each of the closed list; all of them when none is asked for. */
export function checkFields(allowed: readonly string[], asked: unknown): string[] {
  if (asked === undefined) return [...allowed];
  return toNames(asked, 'fields').map((name) => (allowed.includes(name) ? name : refuse('fields', name)));
}

function checkRelation(
  allowed: PopulateFields,
  name: string,
  asked: unknown,
): [string, { fields: string[] }] {
  const fields = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (!fields) return refuse('populate', name);
  if (asked === true || asked === 'true') return [name, { fields: [...fields] }];
  if (typeof asked !== 'object' || asked === null) return refuse('populate', name);

  const { fields: askedFields, ...unknown } = asked as { fields?: unknown };
  if (Object.keys(unknown).length > 0) refuse('populate', unknown);
  return [name, { fields: checkFields(fields, askedFields) }];
}

/** The relations asked for, each of the closed list; all of them when none is asked for. */
export function checkPopulate(allowed: PopulateFields, asked: unknown): Relations {
  if (asked === undefined) {
    return Object.fromEntries(
      Object.entries(allowed).map(([name, fields]) => [name, { fields: [...fields] }]),
    );
  }
  if (typeof asked === 'string' || Array.isArray(asked)) {
    return Object.fromEntries(toNames(asked, 'populate').map((name) => checkRelation(allowed, name, true)));
  }
  if (typeof asked !== 'object' || asked === null) return refuse('populate', asked);
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => checkRelation(allowed, name, value)),
  );
}

/** The order asked for, each key of the closed list (`publishDate:desc`). */
export function checkSort(
  sort: { allowed: readonly string[]; byDefault: readonly string[] },
  asked: unknown,
): string[] {
  if (asked === undefined) return [...sort.byDefault];
  return toNames(asked, 'sort').map((key) => {
    const [field = '', direction = 'asc', ...rest] = key.split(':');
    const isKnown = sort.allowed.includes(field) && ['asc', 'desc'].includes(direction) && rest.length === 0;
    return isKnown ? `${field}:${direction}` : refuse('sort', key);
  });
}
