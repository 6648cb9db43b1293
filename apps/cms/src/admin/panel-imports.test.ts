import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const START = path.join(import.meta.dirname, 'app.tsx');
/** What is only a type is not in the bundle. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/gm;

/** Every module that the panel's bundle is made of, as they are named. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const [, named, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = named ?? lazy ?? '';
    const near = ['.ts', '.tsx']
      .map((ending) => path.join(path.dirname(file), name + ending))
      .find(existsSync);
    const found = name.startsWith('.') ? near : name;
    if (!found || seen.has(found)) continue;
    seen.add(found);
    if (name.startsWith('.')) importedBy(found, seen);
  }
  return seen;
}

describe('the bundle of the panel', () => {
  const modules = [...importedBy(START)];

  it('is made of the capabilities', () => {
    expect(modules.some((name) => name.endsWith('guard/panel/ready-panel.tsx'))).toBe(true);
    expect(modules.some((name) => name.endsWith('schedule/panel/schedule-page.tsx'))).toBe(true);
  });

  it('PHONE-01 has no table of the world’s telephone numbers, and no rule of the guard', () => {
    expect(modules.filter((name) => /libphonenumber|guard-rules\.data/.test(name))).toEqual([]);
  });
});
