/** What is no text of a page: addresses, names of fields, and what says how something is shown. */
const NO_TEXT =
  /^(?:id|documentId|__component|anchor|url|href|link|slug|moreUrl|icon|action|currency|unit|period|span|scope|locale|type|code|color|filter[A-Z]\w*|\w+At|\w+Alt|formats|mime)$/;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A paragraph, a heading, a line of a list: letters in bold are still part of their word. */
function inlineText(node: Fields): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(inlineText).join('') : '';
}

const isInline = ({ type }: Fields) => type === 'text' || type === 'link';

/** The text of a rich text, a line for each of its paragraphs. */
function linesOf(node: Fields): string[] {
  const children = Array.isArray(node.children) ? (node.children as Fields[]) : [];
  return children.some(isInline) ? [inlineText(node)] : children.flatMap(linesOf);
}

const isRichText = (value: readonly unknown[]) =>
  value.some((node) => isFields(node) && 'type' in node && 'children' in node);

/** A day as it is stored, which no page shows like that. */
const DAY = /^\d{4}-\d\d-\d\d/;

function pieces(value: unknown): string[] {
  if (typeof value === 'string') return DAY.test(value) ? [] : [value];
  if (Array.isArray(value))
    return isRichText(value) ? linesOf({ children: value as Fields[] }) : value.flatMap(pieces);
  if (!isFields(value) || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, part]) => (NO_TEXT.test(name) ? [] : pieces(part)));
}

/** Everything that one reads in a part of a document, however deep, a line each. */
export function textOf(...values: unknown[]): string {
  return values
    .flatMap(pieces)
    .map((text) => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
