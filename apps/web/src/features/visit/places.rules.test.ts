import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPlaceFinder, distanceKm, readCommunes } from './places.rules';

const communes = readCommunes(readFileSync(new URL('communes.txt', import.meta.url), 'utf8'));
const find = createPlaceFinder(communes);
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const LYON = { latitude: 45.764, longitude: 4.8357 };

it('every line is a town', () => {
  expect(communes.length).toBeGreaterThan(36_000);
  expect(new Set(communes.map(({ postcode }) => postcode.slice(0, 2))).size).toBeGreaterThanOrEqual(96);
});

it('the distance is that of a crow', () => {
  expect(Math.round(distanceKm(PARIS, LYON))).toBe(391);
  expect(distanceKm(PARIS, PARIS)).toBeCloseTo(0, 2);
});

describe('what a visitor types', () => {
  it.each([
    ['69100', 'Villeurbanne', LYON],
    ['lyon', 'Lyon', LYON],
    ['paris', 'Paris', PARIS],
    ['75017', 'Paris', PARIS],
  ])('%s is %s, within ten kilometres', (typed, name, where) => {
    const [place, ...others] = find(typed);

    expect(others).toEqual([]);
    expect([place?.name, place?.isShared]).toEqual([name, false]);
    expect(distanceKm(place?.coordinates ?? PARIS, where)).toBeLessThan(10);
  });

  it('a postcode of several towns is one place, and none of them by name', () => {
    const [place, ...others] = find('01400');
    expect([place?.isShared, others]).toEqual([true, []]);
  });

  it('a name of several towns is as many places, far from one another', () => {
    const places = find('saint denis');
    expect(places.length).toBeGreaterThan(2);
    expect(places.map(({ postcode }) => postcode)).toEqual(expect.arrayContaining(['93200', '97400']));
  });

  it.each(['', '99999', 'atlantide', '__proto__', '12'])('%j is nowhere', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});
