import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { QUIET_CONSOLE_SCRIPT } from './quiet-console.rules';

describe('STATE-07 the console of a browser in production', () => {
  it.each(['log', 'info', 'warn', 'error', 'debug'])('console.%s writes nothing', (name) => {
    const write = vi.fn();
    const console: Record<string, unknown> = { [name]: write, memory: {} };

    runInNewContext(`${QUIET_CONSOLE_SCRIPT};console.${name}('text')`, { console });

    expect(write).not.toHaveBeenCalled();
  });

  it('keeps what is not a way to write', () => {
    const console = { memory: { total: 1 } };

    runInNewContext(QUIET_CONSOLE_SCRIPT, { console });

    expect(console.memory.total).toBe(1);
  });
});
