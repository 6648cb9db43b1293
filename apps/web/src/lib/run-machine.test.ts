import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runMachine } from './run-machine';

type Lamp = { step: 'off' | 'on'; presses: number };

function pressLamp({ presses }: Lamp, event: 'press' | 'break' | 'elapsed'): Lamp {
  if (event === 'press') return { step: 'on', presses: presses + 1 };
  return { step: 'off', presses: event === 'break' ? 0 : presses };
}

function lamp() {
  const shown: string[] = [];
  const send = runMachine({
    first: { step: 'off', presses: 0 },
    next: pressLamp,
    stepOf: ({ step }) => step,
    lapseOf: (step) => (step === 'on' ? 100 : null),
    show: (step) => shown.push(step),
  });
  return { send, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a step is shown when it begins, and ends when its time is over', () => {
  const { send, shown } = lamp();
  send('press');
  vi.advanceTimersByTime(99);
  expect(shown).toEqual(['on']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['on', 'off']);
});

it('what does not change the step neither shows it again nor gives it more time', () => {
  const { send, shown } = lamp();
  send('press');
  vi.advanceTimersByTime(60);
  send('press');
  vi.advanceTimersByTime(40);
  expect(shown).toEqual(['on', 'off']);
});

it('a step that ended early does not end the next one', () => {
  const { send, shown } = lamp();
  send('press');
  vi.advanceTimersByTime(60);
  send('break');
  send('press');
  vi.advanceTimersByTime(60);
  expect(shown).toEqual(['on', 'off', 'on']);
});
