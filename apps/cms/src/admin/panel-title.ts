const NAME = 'Meridia – rédaction';

/** Strapi ends the title of every page with its own name, and offers no setting for it. */
export function toPanelTitle(title: string): string {
  if (title.endsWith(NAME)) return title;
  const page = title.match(/^(.+) \| Strapi$/)?.[1];
  return page && page !== 'Strapi' ? `${page} · ${NAME}` : NAME;
}

export function keepPanelTitle(page: Document): void {
  const rename = () => {
    const title = toPanelTitle(page.title);
    if (title !== page.title) page.title = title;
  };
  rename();
  new MutationObserver(rename).observe(page.head, { childList: true, subtree: true, characterData: true });
}
