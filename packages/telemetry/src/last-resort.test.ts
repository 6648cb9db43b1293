import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('./last-resort.ts', import.meta.url).href;

/** What a process of its own says and how it ends. */
function run(body: string) {
  const script = `
    import { tellLastResort } from ${JSON.stringify(MODULE)};
    tellLastResort((message, error) => console.log(message + ': ' + error.message));
    ${body}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

describe('what nobody has caught', () => {
  it('a promise that fails when nobody waits for it is told, and the process goes on', () => {
    const { status, lines } = run(`
      void Promise.reject(new Error('too late'));
      setTimeout(() => console.log('still here'), 20);`);

    expect(lines).toEqual(['failed, and nobody waited for it: too late', 'still here']);
    expect(status).toBe(0);
  });

  it('an error that was thrown past everybody is told, and ends it', () => {
    const { status, lines } = run(`
      setTimeout(() => { throw new Error('broken'); });
      setTimeout(() => console.log('still here'), 200);`);

    expect(lines).toEqual(['ended by an error: broken']);
    expect(status).not.toBe(0);
  });
});
