const LISTED_RULE = /^- ([A-Z][A-Z0-9]*-\d{2}) /gm;
/** The family of a rule has two letters at least; `S-06`, of one, is a finding of a review. */
const PLACES_IN_TITLE = /\b([A-Z][A-Z0-9]+)-(\d{2})(?:(?: to |–)(?:\1-)?(\d{2}))?\b/g;

/** The ids a rules document defines, in its order. */
export function readRuleIds(rulesMarkdown: string): string[] {
  return [...rulesMarkdown.matchAll(LISTED_RULE)].map(([, id = '']) => id);
}

/** One id per line; `#` starts a comment. */
export function readPendingIds(pendingList: string): string[] {
  return pendingList
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((id) => id !== '');
}

/**
 * The ids a test title carries, ranges such as `TRACK-01 to 04` spelled out. A word of a family no rule has
 * is an id only at the start of the title, where ids stand: « UTF-16 » in a sentence is none, a mistyped id is.
 */
export function readIdsInTitle(title: string, ruleIds: readonly string[]): string[] {
  const families = new Set(ruleIds.map(familyOf));

  return [...title.matchAll(PLACES_IN_TITLE)]
    .filter((match) => match.index === 0 || families.has(match[1] ?? ''))
    .flatMap(([, family = '', first = '', last = first]) =>
      spellOutRange(family, Number(first), Number(last)),
    );
}

function familyOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function spellOutRange(family: string, first: number, last: number): string[] {
  const length = Math.max(last - first, 0) + 1;
  return Array.from({ length }, (_, step) => `${family}-${String(first + step).padStart(2, '0')}`);
}
