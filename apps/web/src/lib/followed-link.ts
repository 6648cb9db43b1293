/** Where a click takes this tab; null for a click on anything else, or that opens a tab, a window or a file. */
export function followedLink(event: MouseEvent): URL | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  // By attributes: the links of a map are SVG, whose properties are not strings.
  const link =
    target instanceof Element ? target.closest('a[href]:not([target="_blank"], [download])') : null;
  const href = link?.getAttribute('href');
  return href && URL.canParse(href, location.href) ? new URL(href, location.href) : null;
}
