import { errors } from '@strapi/utils';
import { startOfParisDay } from '@meridia/domain/paris-time';
import type { FilterOperator, ReadEndpoint } from './read-endpoint';

const MAX_DEPTH = 4;
const MAX_BRANCHES = 10;
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 200;
const PARIS_DAY = /^\d{4}-\d{2}-\d{2}$/;

type FilterRules = Pick<ReadEndpoint, 'filters' | 'parisDays'>;
type PlainObject = Record<string, unknown>;

function refuse(path: string): never {
  throw new errors.ValidationError(`Invalid filter at '${path}'`);
}

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkScalar(value: unknown, path: string): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH) return value;
  return refuse(path);
}

function checkOperand(operator: FilterOperator, value: unknown, path: string, isParisDay: boolean): unknown {
  if (operator === '$in') {
    const values = [value].flat();
    if (values.length > MAX_VALUES) refuse(path);
    return values.map((one) => checkScalar(one, path));
  }
  const scalar = checkScalar(value, path);
  if (operator === '$null' || operator === '$notNull') return String(scalar) === 'true';
  if (isParisDay && typeof scalar === 'string' && PARIS_DAY.test(scalar)) return startOfParisDay(scalar);
  return scalar;
}

function checkField(rules: FilterRules, field: string, condition: unknown): PlainObject {
  const allowed = rules.filters[field];
  if (!allowed) return refuse(field);
  if (!isPlainObject(condition)) return { $eq: checkOperand('$eq', condition, field, false) };

  const isParisDay = rules.parisDays?.includes(field) ?? false;
  const checked = Object.entries(condition).map(([name, value]) => {
    const operator = allowed.find((one) => one === name);
    if (!operator) return refuse(`${field}.${name}`);
    return [operator, checkOperand(operator, value, `${field}.${name}`, isParisDay)];
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
  if (isPlainObject(value) && !rules.filters[key]) return { [key]: checkRelation(rules, key, value) };
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
