import { describe, expect, it } from 'vitest';
import { closingMark, isOver, isStillClosed, leadsHere, popinDelay } from './popin.rules';

const CLOSED_AT = Date.UTC(2026, 10, 14);
const DAY_MS = 24 * 60 * 60 * 1000;
const mark = closingMark('portes-ouvertes', CLOSED_AT);

describe('LAY-06 a closed popin stays closed for 7 days', () => {
  it.each([
    ['at once', mark, 'portes-ouvertes', 0, true],
    ['until the end of the seventh day', mark, 'portes-ouvertes', 7 * DAY_MS - 1, true],
    ['it is shown again after 7 days', mark, 'portes-ouvertes', 7 * DAY_MS, false],
    ['another popin is shown', mark, 'concours', 0, false],
    ['one that was never closed is shown', null, 'portes-ouvertes', 0, false],
    ['so is one whose mark means nothing', 'true', 'portes-ouvertes', 0, false],
    ['so is one whose time means nothing', 'hier portes-ouvertes', 'portes-ouvertes', 0, false],
  ])('%s', (_sentence, kept, id, sinceMs, expected) => {
    expect(isStillClosed(kept, id, CLOSED_AT + sinceMs)).toBe(expected);
  });
});

describe('V-06 the popin does not come at the moment consent is answered', () => {
  it.each([
    ['its own delay where nothing was asked', 4000, false, 4000],
    ['more after an answer', 4000, true, 8000],
    ['its own after an answer if that is longer', 20_000, true, 20_000],
    ['none of its own is still some after an answer', 0, true, 8000],
  ])('%s', (_sentence, delayMs, isAfterAnswer, expected) => {
    expect(popinDelay(delayMs, isAfterAnswer)).toBe(expected);
  });
});

describe('S-31 LAY-06 the popin is not shown on the page it leads to', () => {
  const SITE = 'https://www.meridia.example';
  const links = [`${SITE}/agenda?type=portes-ouvertes`, `${SITE}/crm/brochure`, 'https://crm.example/campus'];

  it.each([
    ['/agenda', true],
    ['/agenda?campus=lyon#dates', true],
    ['/agenda/portes-ouvertes-lyon', false],
    ['/campus', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(leadsHere(links, `${SITE}${path}`)).toBe(expected);
  });
});

describe('V-06 what the popin is over', () => {
  const popin = { left: 20, right: 420, top: 600, bottom: 900 };

  it.each([
    ['a corner', { left: 400, right: 500, top: 500, bottom: 601 }, true],
    ['all of it', { left: 100, right: 200, top: 700, bottom: 720 }, true],
    ['what is beside', { left: 420, right: 900, top: 600, bottom: 900 }, false],
    ['what is above', { left: 20, right: 420, top: 500, bottom: 600 }, false],
    ['what is below the window', { left: 20, right: 420, top: 900, bottom: 1200 }, false],
    ['what is not drawn', { left: 100, right: 100, top: 700, bottom: 700 }, false],
  ])('%s', (_case, other, expected) => {
    expect(isOver(popin, other)).toBe(expected);
  });
});
