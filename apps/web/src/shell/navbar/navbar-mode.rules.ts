/**
 * - `still`: the full navbar, in its place at the top of the page;
 * - `full`: the full navbar, fixed over the page;
 * - `compact`: the compact one, fixed over the page.
 */
export type NavbarMode = 'still' | 'full' | 'compact';

type NavbarState = { mode: NavbarMode; y: number };

type Scroll = {
  y: number;
  /** The place of the navbar in the page is whole, or wholly gone, above the window. */
  isPlaceShown: boolean;
  isPlaceGone: boolean;
  /** A menu or the sidebar is open. */
  isHeld: boolean;
};

/** Ours: spec is silent. A hand that trembles is not one that scrolls back. */
const MOVE_MIN_PX = 6;

export const AT_TOP: NavbarState = { mode: 'still', y: 0 };

/** What is open keeps the navbar that it was opened from, and keeps it on screen: a full one leaves its place before that goes. */
function heldMode(mode: NavbarMode, isPlaceShown: boolean): NavbarMode {
  if (mode === 'compact') return mode;
  return isPlaceShown ? 'still' : 'full';
}

/** NAV-03: compact on the way down, full otherwise. Where its place is gone, one of the two is always over the page. */
export function nextNavbar(state: NavbarState, scroll: Scroll): NavbarState {
  const { y, isPlaceShown, isPlaceGone, isHeld } = scroll;
  if (isHeld) return { mode: heldMode(state.mode, isPlaceShown), y };
  if (isPlaceShown) return { mode: 'still', y };

  const isLost = state.mode === 'still' && isPlaceGone;
  if (Math.abs(y - state.y) < MOVE_MIN_PX && !isLost) return state;

  const isUp = y < state.y;
  if (isUp) return { mode: state.mode === 'compact' || isLost ? 'full' : state.mode, y };
  return { mode: isPlaceGone ? 'compact' : state.mode, y };
}
