import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { artFiles } from './artwork.ts';
import { faceFiles } from './faces.ts';
import { halfGore } from './half-gore.ts';

const files = { ...artFiles(), ...(await faceFiles()) };

describe('the pictures in the repository', () => {
  it.each(Object.entries(files))('%s is what « pnpm art » draws', (name, content) => {
    expect(readFileSync(path.join(REPOSITORY, name), 'utf8') === content).toBe(true);
  });
});

describe('the half-gore', () => {
  it('leaves the colour of its ground to the page', () => {
    const [, ground] = /<g id="arch"[^>]*>(<path[^>]*>)/.exec(halfGore()) ?? [];
    expect(ground).toContain('d="M0.8 190');
    expect(ground).not.toContain('fill');
  });
});
