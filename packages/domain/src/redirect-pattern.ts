import {
  readPatternParts,
  type CharacterPart,
  type GroupPart,
  type PatternPart,
} from './redirect-pattern-parts.ts';

/** Ours: no pattern is tried on a longer path, and no old address is half as long. */
export const PATTERN_PATH_MAX = 200;
/** Ours: 11 are in use. Each request tries them all. */
export const PATTERNS_MAX = 30;
/** Ours: 24 comparisons for each character of a path; the longest literal end in use takes 16. */
const STEPS_MAX = 24 * PATTERN_PATH_MAX;

/** Why a text is no pattern: it is not anchored, not an expression, not of the grammar, or costs more than a path deserves. */
export type PatternProblem = 'ends' | 'expression' | 'grammar' | 'cost';
export type RedirectPattern = {
  /** What the path gives to each group, after the path itself; null when it does not match. */
  groupsIn: (path: string) => readonly (string | undefined)[] | null;
};

/** What remains to be matched: the comparisons it takes at most, and the characters it can start with, where they are known. */
type Rest = { steps: number; starts: readonly string[] | null };

/** The end of the path starts with no character, so no run can go past it. */
const AT_END: Rest = { steps: 1, starts: [''] };

const TOO_MUCH: Rest = { steps: Infinity, starts: null };

function either(one: Rest, other: Rest): Rest {
  const starts = one.starts && other.starts && [...new Set([...one.starts, ...other.starts])];
  return { steps: one.steps + other.steps, starts };
}

/** A run that stops where what follows starts (`[^/]+/`) leaves one way on; any other leaves one after each of its characters. */
function beforeCharacter({ accepts, literal, least, most }: CharacterPart, rest: Rest): Rest {
  const length = Math.min(most, PATTERN_PATH_MAX);
  const isOneWay = length <= least || (rest.starts?.every((start) => !accepts.test(start)) ?? false);
  const ways = isOneWay ? 1 : length - least + 1;
  const own = literal === null ? null : [literal];
  const starts = least > 0 ? own : own && rest.starts && [...own, ...rest.starts];
  return { steps: length + ways * rest.steps, starts };
}

function beforeGroup({ choices, least, most }: GroupPart, rest: Rest): Rest {
  let all = rest;
  for (let time = most; time > 0; time -= 1) {
    const inner = all;
    const once = choices.map((choice) => beforeAll(choice, inner)).reduce(either);
    all = time > least ? either(once, rest) : once;
    // One for the group itself: counting ends, even where groups in groups hold nothing.
    all = { ...all, steps: all.steps + 1 };
    if (all.steps > STEPS_MAX) return TOO_MUCH;
  }
  return all;
}

function beforeAll(parts: readonly PatternPart[], end: Rest): Rest {
  return parts.reduceRight(
    (rest, part) => (part.kind === 'group' ? beforeGroup(part, rest) : beforeCharacter(part, rest)),
    end,
  );
}

function isExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * A pattern of REDIR-11, matched in linear time: JavaScript's own expressions try one way after the other, so only those are
 * patterns whose ways, counted here, take a fixed number of comparisons for each character of the path.
 */
export function readPattern(source: string): RedirectPattern | PatternProblem {
  if (!source.startsWith('^') || !source.endsWith('$')) return isExpression(source) ? 'ends' : 'expression';
  const parts = readPatternParts(source.slice(1, -1));
  if (!parts) return isExpression(source) ? 'grammar' : 'expression';
  const { steps } = beforeAll(parts, AT_END);
  if (steps > STEPS_MAX) return 'cost';

  const expression = new RegExp(source, 'u');
  return { groupsIn: (path: string) => (path.length > PATTERN_PATH_MAX ? null : expression.exec(path)) };
}
