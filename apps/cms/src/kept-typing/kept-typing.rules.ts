/** What somebody has typed in a form and not saved. */
export type Typing = {
  userId: number;
  /** The address of the form in the panel, with the language. */
  place: string;
  values: Record<string, unknown>;
  /** When the draft that it was typed over was changed; null: a new document. */
  updatedAt: string | null;
  typedAt: string;
};

/** `typing`: in the form that is open. `waiting`: from before, without an answer yet: nothing but an answer ends it. */
export type Kept = {
  typing: Typing[];
  waiting: Typing[];
};

export const NOTHING_KEPT: Kept = { typing: [], waiting: [] };

export type Place = Pick<Typing, 'userId' | 'place'>;

const isAt =
  ({ userId, place }: Place) =>
  (typing: Typing) =>
    typing.userId === userId && typing.place === place;
const isElsewhere = (place: Place) => (typing: Typing) => !isAt(place)(typing);

/** Each change of a form is what is typed in it now. */
export function withTyping(kept: Kept, typing: Typing): Kept {
  return { ...kept, typing: [...kept.typing.filter(isElsewhere(typing)), typing] };
}

/** Saved, or left by somebody who was asked. */
export function withoutTyping(kept: Kept, place: Place): Kept {
  return { ...kept, typing: kept.typing.filter(isElsewhere(place)) };
}

/** The form opens again: what was typed in it when it went away waits for an answer. */
export function reopened(kept: Kept, place: Place): Kept {
  const left = kept.typing.filter(isAt(place));
  return { ...withoutTyping(kept, place), waiting: [...kept.waiting, ...left] };
}

/** What waits at a form, the newest first. */
export function waitingAt({ waiting }: Kept, place: Place): Typing[] {
  return waiting.filter(isAt(place)).toReversed();
}

export function answered(kept: Kept, answer: Typing): Kept {
  const isOther = (one: Typing) => isElsewhere(answer)(one) || one.typedAt !== answer.typedAt;
  return { ...kept, waiting: kept.waiting.filter(isOther) };
}

/** A form that was left with something typed in it. */
export type LeftForm = Pick<Typing, 'place' | 'typedAt'> & { title: string };

const titleIn = ({ title, name }: Typing['values']) =>
  [title, name].find((text): text is string => typeof text === 'string' && text !== '') ?? '';

/** What one person has left anywhere, the newest of each form first: after a login there is no form to say so. */
export function leftForms({ typing, waiting }: Kept, userId: number): LeftForm[] {
  const own = [...waiting, ...typing].filter((one) => one.userId === userId);
  const newest = new Map(own.map((one) => [one.place, one]));
  return [...newest.values()]
    .map(({ place, typedAt, values }) => ({ place, typedAt, title: titleIn(values) }))
    .toSorted((one, other) => other.typedAt.localeCompare(one.typedAt));
}
