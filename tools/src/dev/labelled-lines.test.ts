import { describe, expect, it } from 'vitest';
import { labelledLines } from './labelled-lines.ts';

describe('labelledLines', () => {
  it('names the program before each line', () => {
    expect(labelledLines('site |').push('a\nb\n')).toBe('site | a\nsite | b\n');
  });

  it('keeps a line together when it comes in pieces', () => {
    const lines = labelledLines('site |');
    expect(['a', 'b\nc', '\n'].map(lines.push)).toEqual(['', 'site | ab\n', 'site | c\n']);
  });

  it('gives the last line, even without an end of line', () => {
    const lines = labelledLines('site |');
    expect(lines.push('a\nb') + lines.end()).toBe('site | a\nsite | b\n');
    expect(labelledLines('site |').end()).toBe('');
  });
});
