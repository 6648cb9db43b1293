import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cpuMsOf } from '@meridia/domain/cpu-time.fixture';
import { zoneEntryOf } from './misfit.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { leftOutOf, salvage } from './salvage.ts';

const priceWire = z.object({ amount: z.int(), currency: textOrNull() });
const courseWire = z.object({
  slug: z.string(),
  summary: textOrNull(),
  price: orNull(priceWire),
  steps: orEmpty(z.object({ text: z.string(), detail: orNull(priceWire) })),
});
const COURSE = {
  slug: 'bts',
  summary: 'Deux ans.',
  price: { amount: 100, currency: 'EUR' },
  steps: [
    { text: 'Un', detail: { amount: 1, currency: null } },
    { text: 'Deux', detail: null },
  ],
};
const [first, second] = COURSE.steps;

describe('S-01 what fits of an answer is kept', () => {
  it('the whole, when it fits', () => {
    expect(salvage(courseWire, COURSE)).toEqual({ value: COURSE, leftOut: [] });
  });

  it.each([
    ['a field that may be null', { summary: 12 }, { summary: null }, ['summary']],
    [
      'a component whose field is wrong',
      { price: { amount: 'x', currency: 'EUR' } },
      { price: null },
      ['price.amount'],
    ],
    [
      'its optional field only',
      { price: { amount: 1, currency: 2 } },
      { price: { amount: 1, currency: null } },
      ['price.currency'],
    ],
    [
      'an item whose field is wrong',
      { steps: [{ text: null, detail: null }, second] },
      { steps: [second] },
      ['steps.0.text'],
    ],
    ['an item that is none', { steps: [first, 'x', second] }, { steps: [first, second] }, ['steps.1']],
    ['a list that is none', { steps: 'x' }, { steps: [] }, ['steps']],
    [
      'several at once',
      { summary: 1, price: 'x', steps: [1, first, { text: 2 }, second] },
      { summary: null, price: null, steps: [first, second] },
      ['summary', 'price', 'steps.0', 'steps.2.text'],
    ],
    [
      'what is deep goes, what holds it stays',
      { steps: [{ text: 'Un', detail: { amount: null, currency: 1 } }] },
      { steps: [{ text: 'Un', detail: null }] },
      ['steps.0.detail.amount', 'steps.0.detail.currency'],
    ],
  ])('%s', (_what, broken, kept, parts) => {
    const { value, leftOut } = salvage(courseWire, { ...COURSE, ...broken });
    expect(value).toEqual({ ...COURSE, ...kept });
    expect(leftOut?.map(({ part }) => part)).toEqual(parts);
  });

  it.each([
    ['what it is known by is missing', { ...COURSE, slug: undefined }],
    ['it is none at all', 'x'],
    ['it is null', null],
  ])('nothing where %s', (_what, json) => {
    expect(salvage(courseWire, json).error).toBeDefined();
  });

  it('the answer itself is left as it came', () => {
    const broken = { ...COURSE, steps: [1, second] };
    salvage(courseWire, broken);
    expect(broken.steps).toEqual([1, second]);
  });

  it('an entry of a zone keeps what fits of it, and says what it left out', () => {
    const zone = z.array(
      zoneEntryOf(z.object({ __component: z.literal('a'), text: z.string(), note: textOrNull() })),
    );
    const [entry, misfit] = zone.parse([
      { __component: 'a', text: 'Un', note: 3 },
      { __component: 'a', text: 4 },
    ]);
    expect(entry).toEqual({ __component: 'a', text: 'Un', note: null });
    expect(leftOutOf(entry ?? {})).toMatchObject([{ part: 'note' }]);
    expect(misfit).toMatchObject({ __component: 'misfit', received: 'a' });
  });

  it('a list of ten thousand wrong items costs no more than reading it a few times', () => {
    const steps = Array.from({ length: 10_000 }, (_, index) => ({
      text: index % 2 ? 'x' : index,
      detail: 7,
    }));
    const course = { ...COURSE, steps };
    expect(salvage(courseWire, course).value?.steps).toHaveLength(5000);
    // The least of some: the first runs compile.
    const least = (work: () => unknown) => Math.min(...[1, 2, 3].map(() => cpuMsOf(work)));
    const reading = least(() => courseWire.safeParse(course));
    expect(least(() => salvage(courseWire, course))).toBeLessThan(10 * reading + 50);
  });
});
