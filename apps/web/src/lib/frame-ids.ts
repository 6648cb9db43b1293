/** What scripts, links and labels of the frame find their parts by. */
export const FRAME_IDS = {
  main: 'contenu',
  sidebar: 'menu',
  settings: 'reglages',
  consent: 'consentement',
} as const;

const OWN: readonly string[] = Object.values(FRAME_IDS);
/** How the parts of pages name one another. */
const OWN_PREFIXES = ['titre', 'bloc', 'navbar', 'menu', 'action', 'popin', 'consentement', 'traceurs'];

/**
 * The anchor that an editor gives to a block, unless a part of ours goes by that name (S-13): the first of two would be taken for
 * the other, and one named `reglages` would leave every script of the page without its settings.
 */
export function toOwnAnchor(anchor: string | null): string | null {
  const isOurs =
    anchor !== null &&
    (OWN.includes(anchor) ||
      OWN_PREFIXES.some((prefix) => anchor === prefix || anchor.startsWith(`${prefix}-`)));
  return isOurs || anchor === null || !/^\S+$/.test(anchor) ? null : anchor;
}
