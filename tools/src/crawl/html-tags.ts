export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const UNREAD = /<!--[\s\S]*?-->|<(script|style)(?=[\s>])([^>]*)>[\s\S]*?<\/\1>/gi;
/** As React writes them: a value is between double quotes, and holds no bracket. */
const TAG = /<(\/?[a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** Without comments, and without what scripts and styles hold: text of theirs may look like a tag. */
export function withoutUnread(html: string): string {
  return html.replace(UNREAD, (_all, name?: string, attributes = '') =>
    name ? `<${name}${attributes}>` : '',
  );
}

/** The tags in their order; a closing one has the name `/main`. */
export function readTags(html: string): Tag[] {
  return Array.from(html.matchAll(TAG), ([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}

export function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
