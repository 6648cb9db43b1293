import { expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer';

function aWriter() {
  const batches: string[] = [];
  const pending: (() => void)[] = [];
  const last: string[] = [];
  const writer = createLineWriter(
    (text, written) => {
      batches.push(text);
      pending.push(() => written(null));
    },
    (text) => last.push(text),
    0,
  );
  return { ...writer, batches, last, finish: () => pending.shift()?.() };
}

it('writes what has come together, and the next batch after the one before', async () => {
  const { add, batches, finish } = aWriter();
  add('one');
  add('two');
  await vi.waitFor(() => expect(batches).toEqual(['one\ntwo\n']));

  add('three');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(batches).toHaveLength(1);

  finish();
  await vi.waitFor(() => expect(batches).toEqual(['one\ntwo\n', 'three\n']));
});

it('writes at the end what is left, once', () => {
  const { add, end, last } = aWriter();
  add('one');
  end();
  end();

  expect(last).toEqual(['one\n']);
});

it('says how many lines were lost while nobody read', () => {
  const { add, end, last } = aWriter();
  for (let line = 0; line < 10_003; line += 1) add('same');
  end();

  expect(last[0]?.split('\n').at(-2)).toBe('{"level":"warn","message":"lines lost","lines":3}');
});
