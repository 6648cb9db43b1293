/** A table of patterns, each with the name of what answers it; the first that fits does. */
export type RouteTable = readonly (readonly [pattern: string, name: string])[];
export type RouteMatch = { name: string; params: Readonly<Record<string, string>> };

/** Decoded, and without the parts that the address leaves out; null for escapes that are malformed, as in `/100%`. */
function readParams(groups: Record<string, string | undefined>): RouteMatch['params'] | null {
  const given = Object.entries(groups).filter((group): group is [string, string] => group[1] !== undefined);
  try {
    return Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

/** What a path must begin with, where a pattern says it in so many letters: most patterns need not be tried at all. */
const startOf = (pattern: string) => /^\/[\w-]+(?=\/|$)/.exec(pattern)?.[0] ?? '/';

/** Finds what answers a path (encoded, without its query); null: nothing does. */
export function createRouter(table: RouteTable): (path: string) => RouteMatch | null {
  const routes = table.map(([pathname, name]) => {
    return { start: startOf(pathname), pattern: new URLPattern({ pathname }), name };
  });
  return (path) => {
    for (const { start, pattern, name } of routes) {
      if (!path.startsWith(start)) continue;
      const found = pattern.exec({ pathname: path });
      const params = found && readParams(found.pathname.groups);
      if (params) return { name, params };
    }
    return null;
  };
}
