/** FOOT-05: shows the frame that waits for consent, or takes it away. */
export function allowFrame(isAllowed: boolean): void {
  const place = document.querySelector('[data-frame-src]');
  const template = place?.querySelector('template');
  if (!place || !template) return;
  const frame = place.querySelector('iframe');
  if (!isAllowed) frame?.remove();
  else if (!frame) place.append(document.importNode(template.content, true));
}
