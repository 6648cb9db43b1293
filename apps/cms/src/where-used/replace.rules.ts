import { formatPageReference, parsePageReference } from '@meridia/contract/page-reference';
import { pathIn, pathName, referenceName, slugName, withPath, type Name } from './names.rules';
import { SLUG_FIELDS, type TextField } from './uses-in.rules';

/** What is named, under all its names, and what is named from now on. */
export type Replacement = {
  names: ReadonlySet<Name>;
  documentId: string;
  path: string | null;
  slug: string | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function replaceAddress(address: unknown, { names, documentId, path }: Replacement): unknown {
  const reference = parsePageReference(address);
  if (reference) {
    const isNamed = names.has(referenceName(reference.uid, reference.documentId));
    return isNamed ? formatPageReference({ ...reference, documentId }) : address;
  }
  const found = pathIn(address);
  return path && found && names.has(pathName(found)) ? withPath(String(address), path) : address;
}

function replaceInText(node: unknown, replacement: Replacement): unknown {
  if (Array.isArray(node)) return node.map((child) => replaceInText(child, replacement));
  if (!isRecord(node)) return node;
  return {
    ...node,
    ...(node.type === 'link' ? { url: replaceAddress(node.url, replacement) } : {}),
    ...('children' in node ? { children: replaceInText(node.children, replacement) } : {}),
  };
}

/** USED-03: the value of a field in which something else is named. */
export function replaceInField(
  uid: string,
  { name, type }: TextField,
  value: unknown,
  replacement: Replacement,
): unknown {
  const target = SLUG_FIELDS[uid]?.[name];
  if (target) {
    const isNamed = typeof value === 'string' && replacement.names.has(slugName(target, value));
    return isNamed && replacement.slug ? replacement.slug : value;
  }
  return type === 'blocks' ? replaceInText(value, replacement) : replaceAddress(value, replacement);
}
