type PlainObject = Record<string, unknown>;

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Of a derived width the site needs its address and size; the thumbnail is the admin panel's. */
function toWidths(formats: PlainObject): PlainObject {
  const widths = Object.entries(formats).flatMap(([name, format]) => {
    if (name === 'thumbnail' || !isPlainObject(format)) return [];
    const { url, width, height } = format;
    return [[name, { url, width, height }]];
  });
  return Object.fromEntries(widths);
}

/**
 * What goes over the wire. The numeric id of a document changes at every publish and is dropped, `documentId` is the key;
 * a component keeps its id (ENT-02 names it).
 */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (!isPlainObject(value)) return value;

  const isDocument = 'documentId' in value;
  const entries = Object.entries(value)
    .filter(([key]) => !(isDocument && key === 'id'))
    .map(([key, child]) => [
      key,
      key === 'formats' && isPlainObject(child) ? toWidths(child) : toWire(child),
    ]);
  return Object.fromEntries(entries);
}
