import { expect, it, vi } from 'vitest';
import { startEditor } from './editor.ts';

const panel = vi.hoisted(() => ({
  listPages: async () => [{ path: '/campus/lyon', title: 'Lyon' }],
  save: vi.fn(async () => undefined),
  publish: vi.fn(async () => undefined),
}));
vi.mock('../bench/publish/panel.ts', () => ({ openPanel: async () => panel }));

it('keeps which publications were refused, and why', async () => {
  panel.publish.mockRejectedValueOnce(new Error('POST publish answered 503: {\n  "error": "busy"\n}'));
  const editor = await startEditor('http://content.invalid', 'http://site.invalid');
  await expect.poll(() => editor.since(0).length, { timeout: 30_000 }).toBeGreaterThan(1);
  await editor.stop();

  expect(editor.since(0).slice(0, 2)).toEqual([
    {
      path: '/campus/lyon',
      at: expect.any(Number),
      refused: 'Error: POST publish answered 503: { "error": "busy" }',
    },
    { path: '/campus/lyon', at: expect.any(Number), refused: null },
  ]);
  expect(editor.since(performance.now())).toEqual([]);
});
