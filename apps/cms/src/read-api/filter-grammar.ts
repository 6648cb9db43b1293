import { errors } from '@strapi/utils';
import { parseOperand } from './filter-operand';
import type { FilterOperator, OperandKind, ReadEndpoint } from './read-endpoint';

const MAX_DEPTH = 4;
const MAX_BRANCHES = 10;
const MAX_VALUES = 100;

type FilterRules = Pick<ReadEndpoint, 'filters' | 'kinds'>;
type PlainObject = Record<string, unknown>;

function refuse(path: string): never {
  throw new errors.ValidationError(`Invalid filter at '${path}'`);
}

/** `constructor` and the like are no fields. */
function ownEntry<Value>(entries: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkOperand(operator: FilterOperator, kind: OperandKind, value: unknown, path: string): unknown {
  if (operator === '$in') {
    const values = [value].flat();
    if (values.length > MAX_VALUES) refuse(path);
    return values.map((one) => parseOperand(kind, one) ?? refuse(path));
  }
  const isExistence = operator === '$null' || operator === '$notNull';
  return parseOperand(isExistence ? 'boolean' : kind, value) ?? refuse(path);
}

function checkField(rules: FilterRules, field: string, condition: unknown): PlainObject {
  const allowed = ownEntry(rules.filters, field);
  if (!allowed) return refuse(field);

  const kind = rules.kinds?.[field] ?? 'text';
  const asked = isPlainObject(condition) ? condition : { $eq: condition };
  const checked = Object.entries(asked).map(([name, value]) => {
    const operator = allowed.find((one) => one === name);
    if (!operator) return refuse(`${field}.${name}`);
    return [operator, checkOperand(operator, kind, value, `${field}.${name}`)];
  });
  return Object.fromEntries(checked);
}

function checkNode(rules: FilterRules, key: string, value: unknown, depth: number): PlainObject {
  if (depth > MAX_DEPTH) return refuse(key);
  if (key === '$and' || key === '$or') {
    const branches = Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : refuse(key);
    if (branches.length > MAX_BRANCHES) refuse(key);
    return { [key]: branches.map((branch) => checkFilters(rules, branch, depth + 1)) };
  }
  if (isPlainObject(value) && !ownEntry(rules.filters, key))
    return { [key]: checkRelation(rules, key, value) };
  return { [key]: checkField(rules, key, value) };
}

/** One relation deep: `campus[slug][$eq]` is the field `campus.slug` of the closed list. */
function checkRelation(rules: FilterRules, relation: string, value: PlainObject): PlainObject {
  const checked = Object.entries(value).map(([field, condition]) => [
    field,
    checkField(rules, `${relation}.${field}`, condition),
  ]);
  return Object.fromEntries(checked);
}

/** The caller's filters, rebuilt from the closed list only; anything else is a 400. */
export function checkFilters(rules: FilterRules, filters: unknown, depth = 0): PlainObject {
  if (filters === undefined) return {};
  if (!isPlainObject(filters)) return refuse('filters');

  const nodes = Object.entries(filters).map(([key, value]) => checkNode(rules, key, value, depth));
  return Object.assign({}, ...nodes);
}
