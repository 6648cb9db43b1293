import { describe, expect, it } from 'vitest';
import { AT_TOP, nextNavbar, type NavbarMode } from './navbar-mode.rules';

/** A navbar of 123 px at the top of the page. */
function scrollTo(mode: NavbarMode, from: number, to: number, isHeld = false): NavbarMode {
  const scroll = { y: to, isPlaceShown: to <= 0, isPlaceGone: to >= 123, isHeld };
  return nextNavbar({ mode, y: from }, scroll).mode;
}

describe('navbar mode', () => {
  it.each([
    ['compact replaces full on scroll down', 'still', 100, 400, 'compact'],
    ['also after the full one was shown again', 'full', 600, 700, 'compact'],
    ['full stays while its place is on screen', 'still', 0, 60, 'still'],
    ['full shows on the way up', 'compact', 900, 800, 'full'],
    ['full stays on the way up', 'full', 800, 300, 'full'],
    ['full stays where it is on the way up to it', 'still', 60, 20, 'still'],
    ['full is in its place at the top', 'full', 300, 0, 'still'],
    ['compact leaves at the top', 'compact', 300, 0, 'still'],
    ['full does not jump away before its place is gone', 'full', 40, 80, 'full'],
    ['a trembling hand changes nothing', 'compact', 900, 896, 'compact'],
  ] as const)('NAV-03 %s', (_rule, mode, from, to, expected) => {
    expect(scrollTo(mode, from, to)).toBe(expected);
  });

  it.each([
    ['the burger of the compact navbar keeps it open', 'compact', 900, 700, 'compact'],
    ['and does so if the page goes back to its top', 'compact', 900, 0, 'compact'],
    ['a menu of the full navbar keeps it', 'still', 0, 400, 'still'],
  ] as const)('NAV-03 %s', (_rule, mode, from, to, expected) => {
    expect(scrollTo(mode, from, to, true)).toBe(expected);
  });

  it('NAV-03 small steps down add up', () => {
    let state = AT_TOP;
    for (let y = 2; y <= 140; y += 2) {
      state = nextNavbar(state, { y, isPlaceShown: false, isPlaceGone: y >= 123, isHeld: false });
    }
    expect(state.mode).toBe('compact');
  });

  it('NAV-03 after being held it goes on from where the page is, not from where it was', () => {
    const held = nextNavbar(
      { mode: 'compact', y: 900 },
      { y: 300, isPlaceShown: false, isPlaceGone: true, isHeld: true },
    );
    expect(scrollTo(held.mode, held.y, 320)).toBe('compact');
  });
});
