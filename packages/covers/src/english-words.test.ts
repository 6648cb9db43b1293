import { expect, it } from 'vitest';
import { englishHour } from './english-words.ts';

it.each([
  [0, '12 am'],
  [9, '9 am'],
  [12, '12 pm'],
  [14.5, '2:30 pm'],
])('writes the hour %d in English', (hour, text) => {
  expect(englishHour(hour)).toBe(text);
});
