type Json = Record<string, unknown>;

const LINKS = new Set(['folder', 'parent']);

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `{ id: { $null: true } }`: how the panel asks for what lies at the root. */
function asksForRoot(value: unknown): boolean {
  const id = isJson(value) ? value.id : undefined;
  return isJson(id) && String(id.$null) === 'true';
}

/** A question about the root of the library becomes one about the editor's folder. */
export function toHomeFilters(filters: unknown, homeId: number): unknown {
  if (Array.isArray(filters)) return filters.map((part) => toHomeFilters(part, homeId));
  if (!isJson(filters)) return filters;
  const entries = Object.entries(filters).map(([key, value]) =>
    LINKS.has(key) && asksForRoot(value)
      ? [key, { id: { $eq: homeId } }]
      : [key, toHomeFilters(value, homeId)],
  );
  return Object.fromEntries(entries);
}

/** What lies in the editor's folder lies at the root, as far as she is shown. */
export function fromHome<Shown>(shown: Shown, homeId: number): Shown {
  if (Array.isArray(shown)) return shown.map((item: unknown) => fromHome(item, homeId)) as Shown;
  if (!isJson(shown) || shown instanceof Date) return shown;
  const entries = Object.entries(shown).map(([key, value]) => {
    const isHome = LINKS.has(key) && (value === homeId || (isJson(value) && value.id === homeId));
    return [key, isHome ? null : fromHome(value, homeId)];
  });
  return Object.fromEntries(entries) as Shown;
}

type Folder = { id: number; children?: Folder[] };

/** The tree below one folder; empty when it is not there. */
export function childrenOf(tree: readonly Folder[], id: number): Folder[] {
  for (const folder of tree) {
    if (folder.id === id) return folder.children ?? [];
    const below = childrenOf(folder.children ?? [], id);
    if (below.length > 0) return below;
  }
  return [];
}
