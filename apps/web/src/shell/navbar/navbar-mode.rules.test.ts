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
    ['a menu of the full navbar keeps it, on screen', 'still', 0, 400, 'full'],
    ['from the first step on', 'still', 0, 10, 'full'],
    ['and it is back in its place at the top', 'full', 400, 0, 'still'],
  ] as const)('NAV-03 %s', (_rule, mode, from, to, expected) => {
    expect(scrollTo(mode, from, to, true)).toBe(expected);
  });

  it.each([
    ['a menu that was open on the way down is closed', 'full', 400, 400, 'full'],
    ['the page goes up after that', 'full', 400, 300, 'full'],
    [
      'the place is gone though nothing scrolled, as in a window that gets wider',
      'still',
      600,
      600,
      'compact',
    ],
    ['the place is gone and the page goes up', 'still', 600, 500, 'full'],
    ['the place is gone and the hand trembles', 'still', 600, 598, 'full'],
  ] as const)('S-30 NAV-03 there is a navbar when %s', (_case, mode, from, to, expected) => {
    expect(scrollTo(mode, from, to)).toBe(expected);
  });

  it('S-30 NAV-03 whatever is done, no state is without a navbar', () => {
    const scrolls = [0, 3, 60, 120, 123, 126, 600, 597].flatMap((y) =>
      [true, false].map((isHeld) => ({ y, isPlaceShown: y <= 0, isPlaceGone: y >= 123, isHeld })),
    );
    let states = [AT_TOP];
    for (let step = 0; step < 4; step += 1) {
      states = states.flatMap((state) =>
        scrolls.map((scroll) => {
          const next = nextNavbar(state, scroll);
          if (scroll.isPlaceGone) expect(next.mode, JSON.stringify({ state, scroll })).not.toBe('still');
          return next;
        }),
      );
    }
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
