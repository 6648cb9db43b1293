/** An entry of the main menu: its section page, and every address it opens. Addresses are whole, as a browser says them. */
type MenuAddresses = { own: string | null; links: readonly string[] };

/** The page itself, then without its choice, then what it is a part of; the home page is a part of nothing. */
function withParents(here: string): string[] {
  const { origin, pathname } = new URL(here);
  const names = pathname.split('/').filter(Boolean);
  const parents = names.map((_name, depth) => `${origin}/${names.slice(0, names.length - depth).join('/')}`);
  return [here, ...parents];
}

/** Where a page stands in the menu: under its own entry, or under the only one that leads there; else nowhere. */
export function currentEntry(here: string, entries: readonly MenuAddresses[]): number | null {
  for (const address of withParents(here)) {
    const own = entries.findIndex((entry) => entry.own === address);
    if (own !== -1) return own;
    const leading = entries.filter(({ links }) => links.includes(address));
    if (leading.length > 0) return leading.length === 1 && leading[0] ? entries.indexOf(leading[0]) : null;
  }
  return null;
}
