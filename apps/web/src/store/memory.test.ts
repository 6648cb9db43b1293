import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

describe('the memory of a process', () => {
  it('forgets the least recently used first', () => {
    const memory = createMemory<string>(20);
    memory.put('a', 'A', 10);
    memory.put('b', 'B', 10);
    memory.touch('a');
    memory.put('c', 'C', 10);

    expect(['a', 'b', 'c'].map(memory.peek)).toEqual(['A', undefined, 'C']);
  });

  it('counts an entry that is replaced once', () => {
    const memory = createMemory<string>(20);
    memory.put('a', 'A', 10);
    memory.put('a', 'A2', 10);
    memory.put('b', 'B', 10);

    expect(memory.peek('a')).toBe('A2');
  });
});
