import type { IslandRegistry } from '@engine/island';

/** What holds state that a visitor sees and changes: drawn by the server, and brought to life by its name in the browser. */
export const ISLANDS = {
  'action-modal': () => import('@/shell/actions/action-modal.island'),
  'consent-panel': () => import('@/features/consent/consent-panel.island'),
} satisfies IslandRegistry;
