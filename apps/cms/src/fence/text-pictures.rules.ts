export type NamedByHash = { hash: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** « /media/small_salle_1a2b.webp »: the file `salle_1a2b`, or `small_salle_1a2b` itself: both are looked for. */
function hashesOf(url: unknown): NamedByHash[] {
  if (typeof url !== 'string') return [];
  const base = /([^/?#]+?)(?:\.[^./?#]*)?(?:[?#].*)?$/.exec(url)?.[1];
  if (!base) return [];
  const original = base.slice(base.indexOf('_') + 1);
  return [...new Set([base, original])].map((hash) => ({ hash }));
}

/** The pictures inside a rich text, which holds a copy of what the library said of each: its address tells which file it is. */
export function picturesInText(nodes: unknown): NamedByHash[] {
  if (Array.isArray(nodes)) return nodes.flatMap(picturesInText);
  if (!isRecord(nodes)) return [];
  const own = isRecord(nodes.image) ? hashesOf(nodes.image.url) : [];
  return [...own, ...picturesInText(nodes.children)];
}
