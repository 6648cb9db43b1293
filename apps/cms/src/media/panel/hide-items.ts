const ITEM = '[role="menuitem"]';

/** Hides entries of menus by their text, whenever a menu opens. They stay in the document: React removes them itself. */
export function hideItems(page: Document, texts: readonly string[]): void {
  const hide = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    for (const item of [node, ...Array.from(node.querySelectorAll<HTMLElement>(ITEM))])
      if (item.matches(ITEM) && texts.includes(item.textContent?.trim() ?? '')) item.style.display = 'none';
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hide);
  }).observe(page.body, { childList: true, subtree: true });
}
