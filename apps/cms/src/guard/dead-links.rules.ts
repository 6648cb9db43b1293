import { toCanonicalPath } from '@meridia/domain/redirects';
import type { Finding, Guarded, Path } from './guard.model';

/** An address of the site that a document names, and the field it is in. */
export type NamedAddress = { at: Path; address: string };

/** What is at the address of a link. */
export type LinkTargets = {
  /** A page, or a redirect: a visitor arrives. */
  isAnswered: (path: string) => boolean;
  /** A page that is written and not yet published. */
  isToCome: (path: string) => boolean;
};

const ADDRESS_FIELD = /(?:url|path|link)$/i;
/** A reference to a page (LINK-01) is looked at by those who resolve it. */
const INTERNAL = /^\/(?![/@])/;

const isRecord = (value: unknown): value is Guarded =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rich text is marked as a whole: what is in it has no field of its own. */
const isRichText = (value: unknown): value is readonly Guarded[] =>
  Array.isArray(value) && value.some((node) => isRecord(node) && 'children' in node);

function addressesInText(nodes: unknown): string[] {
  if (Array.isArray(nodes)) return nodes.flatMap(addressesInText);
  if (!isRecord(nodes)) return [];
  const own = nodes.type === 'link' && typeof nodes.url === 'string' ? [nodes.url] : [];
  return [...own, ...addressesInText(nodes.children)];
}

function namedIn(value: unknown, at: Path): NamedAddress[] {
  if (typeof value === 'string') {
    const isAddress = ADDRESS_FIELD.test(String(at.at(-1) ?? '')) && INTERNAL.test(value);
    return isAddress ? [{ at, address: value }] : [];
  }
  if (isRichText(value))
    return addressesInText(value)
      .filter((address) => INTERNAL.test(address))
      .map((address) => ({ at, address }));
  if (Array.isArray(value)) return value.flatMap((entry, index) => namedIn(entry, [...at, index]));
  // A file of the library: where it lies is no link.
  if (!isRecord(value) || 'mime' in value) return [];
  return Object.entries(value).flatMap(([key, child]) => namedIn(child, [...at, key]));
}

/** The addresses of the site that a document names, in its fields, blocks and texts. */
export const namedAddresses = (document: Guarded): NamedAddress[] => namedIn(document, []);

/** The path that an address asks for, in the form of a source. */
export const pathAsked = (address: string): string | null => toCanonicalPath(address.split(/[?#]/)[0] ?? '');

/** GUARD-05: a link that leads nowhere blocks; one to a page that is still a draft is told. */
export function findDeadLinks(
  named: readonly NamedAddress[],
  { isAnswered, isToCome }: LinkTargets,
): Finding[] {
  return named.flatMap(({ at: path, address }): Finding[] => {
    const asked = pathAsked(address);
    if (asked !== null && isAnswered(asked)) return [];
    if (asked !== null && isToCome(asked)) {
      const sentence = `Le lien « ${address} » mène à une page qui n’est pas encore publiée.`;
      return [{ rule: 'link-to-come', degree: 'warns', path, sentence }];
    }
    const sentence = `Le lien « ${address} » ne mène à aucune page du site : corrigez-le.`;
    return [{ rule: 'link-dead', degree: 'blocks', path, sentence }];
  });
}
