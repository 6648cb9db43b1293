const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** « /1a2b.webp »: files are named by their content, copies too; the host and the folder may be written in several ways. */
function fileName(url: unknown): string[] {
  const path = typeof url === 'string' ? url.replace(/[?#].*$/s, '') : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === '' ? [] : [`/${name}`];
}

/** The pictures inside a rich text, which holds a copy of what the library said of each: its address tells which file it is. */
export function picturesInText(nodes: unknown): string[] {
  if (Array.isArray(nodes)) return nodes.flatMap(picturesInText);
  if (!isRecord(nodes)) return [];
  const own = isRecord(nodes.image) ? fileName(nodes.image.url) : [];
  return [...own, ...picturesInText(nodes.children)];
}
