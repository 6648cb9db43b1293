import { describe, expect, it } from 'vitest';
import { isDrawing, printInInk, spreadTones } from './ink-tones.rules';

const INK = [11, 42, 39] as const;

/** Greys from one level to another, as many of each. */
const ramp = (from: number, to: number) =>
  Uint8Array.from({ length: 4096 }, (_, index) => from + Math.round(((to - from) * index) / 4095));

const meanTone = (grey: Uint8Array) => {
  const { tones } = spreadTones(grey);
  return grey.reduce((sum, level) => sum + (tones[level] ?? 0), 0) / grey.length;
};

describe('V-12 the tones of a photograph', () => {
  it.each([
    ['an ordinary one', ramp(20, 235)],
    ['a hazy one', ramp(90, 180)],
    ['a dark one', ramp(0, 70)],
    ['a light one', ramp(185, 255)],
  ])('%s has ink and tint, and shows its subject between them', (_what, grey) => {
    const { tones } = spreadTones(grey);
    expect(tones[grey.at(20) ?? 0]).toBeLessThan(0.3);
    expect(tones[grey.at(-20) ?? 0]).toBeGreaterThan(0.8);
    expect(meanTone(grey)).toBeGreaterThan(0.4);
    expect(meanTone(grey)).toBeLessThan(0.75);
  });

  it.each([
    ['black', 0],
    ['grey', 128],
    ['white', 255],
  ])('one that is all %s is not blown up', (_what, level) => {
    const { tones, stretch } = spreadTones(new Uint8Array(64).fill(level));
    expect(stretch).toBeLessThanOrEqual(3);
    expect(tones.every((tone) => tone >= 0 && tone <= 1)).toBe(true);
  });

  it('a lamp in the night does not hold the rest back', () => {
    const night = ramp(0, 60);
    night.fill(255, 0, 8);
    expect(spreadTones(night).stretch).toBeGreaterThan(2.5);
  });

  it('never turn round: what is lighter stays lighter', () => {
    const { tones } = spreadTones(ramp(30, 160));
    expect(tones.every((tone, level) => level === 0 || tone >= (tones[level - 1] ?? 0))).toBe(true);
  });

  it('go from ink to white, which lets the tint of the page through', () => {
    const tones = [0, 1, 0.5];
    expect([...printInInk(Uint8Array.of(0, 1), tones, INK)]).toEqual([11, 42, 39, 255, 255, 255]);
    expect([...printInInk(Uint8Array.of(2), tones, INK)]).toEqual([133, 149, 147]);
  });
});

describe('V-12 a drawing', () => {
  const flat = (...shares: [count: number, colour: [number, number, number]][]) =>
    Uint8Array.from(shares.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()));
  const noise = (count: number) =>
    Array.from({ length: count }, (_, at): [number, [number, number, number]] => [
      1,
      [(at * 37) % 256, (at * 91) % 256, (at * 53) % 256],
    ]);

  it.each([
    ['a chart is one', flat([700, [255, 255, 255]], [200, [214, 39, 40]], [150, [31, 119, 180]]), true],
    [
      'a chart with soft edges is one',
      flat([700, [255, 255, 255]], [400, [214, 39, 40]], ...noise(30)),
      true,
    ],
    ['one colour is one', flat([100, [18, 52, 86]]), true],
    ['a photograph is not', flat(...noise(2000)), false],
    ['a photograph of little on a white ground is not', flat([5000, [255, 255, 255]], ...noise(300)), false],
  ])('%s', (_what, pixels, expected) => {
    expect(isDrawing(pixels)).toBe(expected);
  });
});
