export type QueryValue = string | number | boolean | undefined | readonly QueryValue[] | QueryObject;
export type QueryObject = { readonly [key: string]: QueryValue };

/**
 * `filters[$or][0][dateEnd][$gte]=2026-11-20`, in the order of the keys: the address is the key of every cache, so the
 * same question must always be written the same way. Arrays keep their order; what is undefined is left out.
 */
export function toQueryString(query: QueryObject): string {
  return toPairs(query, '').join('&');
}

function toPairs(value: QueryValue, name: string): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [`${name}=${encodeURIComponent(value)}`];
  if (isList(value)) return listPairs(value, name);

  return Object.keys(value)
    .sort()
    .flatMap((key) => toPairs(value[key], name ? `${name}[${encodeName(key)}]` : encodeName(key)));
}

function listPairs(values: readonly QueryValue[], name: string): string[] {
  // `slug: { $in: [] }` would leave no trace and ask for everything.
  if (values.length === 0) throw new RangeError(`An empty list cannot be written in a query: ${name}`);
  return values.flatMap((value, index) => toPairs(value, `${name}[${index}]`));
}

/** Array.isArray does not narrow readonly arrays. */
function isList(value: QueryObject | readonly QueryValue[]): value is readonly QueryValue[] {
  return Array.isArray(value);
}

/** Operators keep their dollar, so that an address in a log can be read. */
function encodeName(key: string): string {
  return encodeURIComponent(key).replaceAll('%24', '$');
}
