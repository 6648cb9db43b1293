import { describe, expect, it } from 'vitest';
import { coordinatesText } from './coordinates.rules';

const words = { text: (key: string) => key.replace('campus.compass.', '').charAt(0).toUpperCase() };

describe('the coordinates of a campus', () => {
  it.each([
    ['Lyon', 45.764, 4.8357, '45° 46′ N — 4° 50′ E'],
    ['west of Greenwich', 51.5074, -0.1278, '51° 30′ N — 0° 08′ W'],
    ['in the south', -20.8789, 55.4481, '20° 53′ S — 55° 27′ E'],
    ['sixty minutes are a degree', 44.9999, 0, '45° 00′ N — 0° 00′ E'],
  ])('%s', (_case, latitude, longitude, expected) => {
    expect(coordinatesText(words, { latitude, longitude }).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
