/** What is used of the Navigation API, whose types TypeScript does not have yet. */
type TabHistory = {
  entries: () => { index: number; url: string | null }[];
  currentEntry: { index: number } | null;
};

declare global {
  // `var`: a property of the window. Not in every browser.
  var navigation: TabHistory | undefined;
}

/** The page of this site that led here: of a new tab, the one in which its link was. */
const ownReferrer = () => (document.referrer.startsWith(`${location.origin}/`) ? [document.referrer] : []);

/** The addresses of this site that led the tab here, this page last; the page before alone where the browser does not tell more. */
export function tabAddresses(): string[] {
  const { navigation } = globalThis;
  const last = navigation?.currentEntry?.index ?? -1;
  const past = navigation?.entries().filter(({ index }) => index <= last) ?? [];
  return [...ownReferrer(), ...past.flatMap(({ url }) => url ?? [])];
}
