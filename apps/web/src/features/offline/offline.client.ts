/** The page that was asked for comes by itself when the network is back: the offline page stands at its address. */
export function attachOfflinePage(): void {
  if (!document.querySelector('[data-offline-page]')) return;
  addEventListener('online', () => location.reload());
}
