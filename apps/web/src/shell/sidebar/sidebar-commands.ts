import { FRAME_IDS } from '@/lib/frame-ids';

export const SIDEBAR_ID = FRAME_IDS.sidebar;

/**
 * Invoker commands: the one way to open a true modal (the rest inert, Escape, focus given back) without a script; a
 * popover leaves the page behind reachable. Spread, since the types of React do not know these attributes yet.
 */
export const OPENS_SIDEBAR = { command: 'show-modal', commandfor: SIDEBAR_ID } as const;
export const CLOSES_SIDEBAR = { command: 'close', commandfor: SIDEBAR_ID } as const;
