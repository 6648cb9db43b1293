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

/** NAV-03: compact on the way down, full otherwise; what is open keeps the navbar that it was opened from. */
export function nextNavbar(state: NavbarState, scroll: Scroll): NavbarState {
  const { y, isPlaceShown, isPlaceGone, isHeld } = scroll;
  if (isHeld) return { ...state, y };
  if (isPlaceShown) return { mode: 'still', y };
  if (Math.abs(y - state.y) < MOVE_MIN_PX) return state;

  const isDown = y > state.y;
  if (isDown) return { mode: isPlaceGone ? 'compact' : state.mode, y };
  return { mode: state.mode === 'compact' ? 'full' : state.mode, y };
}
