/** How often a part may come; an endless one has no most. */
type Times = { least: number; most: number };

/** One character: itself, or one of a class. */
export type CharacterPart = Times & { kind: 'character'; accepts: RegExp; literal: string | null };
export type GroupPart = Times & { kind: 'group'; choices: readonly (readonly PatternPart[])[] };
export type PatternPart = CharacterPart | GroupPart;

/** Thrown inside this file only: the text is not of the grammar. */
class NotOfTheGrammar extends Error {}

const TIMES = /[?*+]|\{(\d{1,3})(?:(,)(\d{1,3})?)?\}/uy;
const CLASS = /\.|\\[dw]|\[\^?(?:\\[dw\]\\^-]|[^\]\\[])+\]/uy;
const LITERAL = /\\([$()*+./?[\\\]^{|}])|([^$()*+./?[\\\]^{|}]|\/)/uy;
const GROUP = /\((?:\?:)?/uy;

/** Reads a text from left to right; each expression is sticky. */
function createCursor(text: string) {
  let at = 0;
  return {
    isAtEnd: () => at === text.length,
    take(expression: RegExp): RegExpExecArray | null {
      expression.lastIndex = at;
      const found = expression.exec(text);
      at += found?.[0].length ?? 0;
      return found;
    },
    takeText(wanted: string): boolean {
      const isThere = text.startsWith(wanted, at);
      if (isThere) at += wanted.length;
      return isThere;
    },
  };
}
type Cursor = ReturnType<typeof createCursor>;

function readTimes(cursor: Cursor): Times {
  const found = cursor.take(TIMES);
  if (!found) return { least: 1, most: 1 };
  const [sign, least, comma, most] = found;
  if (sign === '?') return { least: 0, most: 1 };
  if (sign === '*') return { least: 0, most: Infinity };
  if (sign === '+') return { least: 1, most: Infinity };
  const first = Number(least);
  if (!comma) return { least: first, most: first };
  return { least: first, most: most === undefined ? Infinity : Number(most) };
}

function readCharacter(cursor: Cursor): CharacterPart | null {
  const set = cursor.take(CLASS)?.[0];
  if (set) return { kind: 'character', accepts: new RegExp(set, 'u'), literal: null, ...readTimes(cursor) };
  const found = cursor.take(LITERAL);
  const literal = found?.[1] ?? found?.[2];
  if (literal === undefined) return null;
  const accepts = new RegExp(found?.[0] ?? '', 'u');
  return { kind: 'character', accepts, literal, ...readTimes(cursor) };
}

function readGroup(cursor: Cursor): GroupPart | null {
  if (!cursor.take(GROUP)) return null;
  const choices = [readSequence(cursor)];
  while (cursor.takeText('|')) choices.push(readSequence(cursor));
  if (!cursor.takeText(')')) throw new NotOfTheGrammar();
  const times = readTimes(cursor);
  // A repeated group is how a pattern comes to read one text in endless ways.
  if (times.most === Infinity) throw new NotOfTheGrammar();
  return { kind: 'group', choices, ...times };
}

function readSequence(cursor: Cursor): PatternPart[] {
  const parts: PatternPart[] = [];
  for (;;) {
    const part = readCharacter(cursor) ?? readGroup(cursor);
    if (!part) return parts;
    parts.push(part);
  }
}

/**
 * The parts of what stands between « ^ » and « $ »: characters, `.`, `\d`, `\w`, classes, groups with choices, and how often they
 * come. Everything else that a regular expression can say (looking around, repeating a group without end, naming what was
 * found) is not of this grammar: null.
 */
export function readPatternParts(inside: string): readonly PatternPart[] | null {
  const cursor = createCursor(inside);
  try {
    const parts = readSequence(cursor);
    return cursor.isAtEnd() ? parts : null;
  } catch (error) {
    // A class such as [z-a] is none either.
    if (error instanceof NotOfTheGrammar || error instanceof SyntaxError) return null;
    throw error;
  }
}
