import { describe, expect, it } from 'vitest';
import type { EditorHeadingLevel, RichText } from '@/content/rich-text.model';
import { headingTags, type OutlineStart } from './outline.rules';

const headings = (...levels: EditorHeadingLevel[]): RichText =>
  levels.map((level) => ({ kind: 'heading', level, content: [] }));

describe('the outline of a text', () => {
  it.each<[string, EditorHeadingLevel[], OutlineStart, string[]]>([
    ['the highest heading is at the start', [2, 3], 3, ['h3', 'h4']],
    ['whichever it is', [4], 2, ['h2']],
    ['no level is skipped', [2, 4, 6], 2, ['h2', 'h3', 'h4']],
    ['the order of the text does not matter', [3, 2, 3], 3, ['h4', 'h3', 'h4']],
    ['there is nothing under h6', [1, 2, 3, 4], 4, ['h4', 'h5', 'h6', 'h6']],
  ])('%s', (_rule, levels, start, expected) => {
    const tagOf = headingTags(headings(...levels), start);
    expect(levels.map(tagOf)).toEqual(expected);
  });
});
