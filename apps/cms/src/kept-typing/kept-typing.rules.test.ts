import { describe, expect, it } from 'vitest';
import {
  answered,
  leftForms,
  NOTHING_KEPT,
  reopened,
  waitingAt,
  withoutTyping,
  withTyping,
  type Typing,
} from './kept-typing.rules';

const FORM = { userId: 1, place: '/events/a fr' };
const typed = (title: string, typedAt = '10:00', given: Partial<Typing> = {}): Typing => ({
  ...FORM,
  values: { title },
  updatedAt: null,
  typedAt,
  ...given,
});

describe('HIST-08 what was typed and not saved', () => {
  it('HIST-08 waits for an answer once its form went away, and outlives what is typed and saved after it', () => {
    const first = reopened(withTyping(withTyping(NOTHING_KEPT, typed('Po')), typed('Portes')), FORM);
    expect(waitingAt(first, FORM)).toEqual([typed('Portes')]);

    const saved = withoutTyping(withTyping(first, typed('Autre', '11:00')), FORM);
    expect(waitingAt(saved, FORM)).toEqual([typed('Portes')]);
    const again = reopened(withTyping(saved, typed('Encore', '12:00')), FORM);
    expect(waitingAt(again, FORM)).toEqual([typed('Encore', '12:00'), typed('Portes')]);
    expect(waitingAt(answered(again, typed('Portes')), FORM)).toEqual([typed('Encore', '12:00')]);
  });

  it('HIST-08 saved or left on purpose it waits for nothing', () => {
    const left = reopened(withoutTyping(withTyping(NOTHING_KEPT, typed('Portes')), FORM), FORM);
    expect(waitingAt(left, FORM)).toEqual([]);
  });

  it.each([
    ['another person', { userId: 2 }],
    ['another form, or another language', { place: '/events/a en' }],
  ])('HIST-08 %s has none of it', (_case, other) => {
    const kept = reopened(withTyping(withTyping(NOTHING_KEPT, typed('x')), typed('y', '10:00', other)), FORM);
    expect(waitingAt(kept, { ...FORM, ...other })).toEqual([]);
    expect(waitingAt(kept, FORM)).toEqual([typed('x')]);
  });

  it('HIST-08 after a login, each form that was left is named once, the newest first', () => {
    const elsewhere = { place: '/news/b fr', values: { name: 'Sans titre' } };
    const kept = withTyping(
      withTyping(reopened(withTyping(NOTHING_KEPT, typed('Po', '09:00')), FORM), typed('Portes')),
      typed('', '11:00', elsewhere),
    );
    expect(leftForms(kept, FORM.userId)).toEqual([
      { place: elsewhere.place, typedAt: '11:00', title: 'Sans titre' },
      { place: FORM.place, typedAt: '10:00', title: 'Portes' },
    ]);
    expect(leftForms(kept, 2)).toEqual([]);
  });
});
