import { expect, it } from 'vitest';
import { shownWhen } from './shown-when.rules';

const START = '2026-11-19T07:00:00.000Z';
const END = '2026-11-22T22:59:00.000Z';

it.each([
  [
    { startsAt: START, endsAt: END },
    'Affiché du jeudi 19 novembre à 08:00 au dimanche 22 novembre à 23:59, heure de Paris.',
  ],
  [{ startsAt: START, endsAt: null }, 'Affiché à partir du jeudi 19 novembre à 08:00, heure de Paris.'],
  [{ startsAt: '', endsAt: END }, 'Affiché jusqu’au dimanche 22 novembre à 23:59, heure de Paris.'],
  [{ startsAt: null, endsAt: 'demain' }, null],
  [{}, null],
])('LAY-09 %j', (values, sentence) => {
  expect(shownWhen(values)).toBe(sentence);
});
