import { describe, expect, it } from 'vitest';
import { toPort } from './settings.ts';

describe('toPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['3037', 3037],
  ])('reads %j as %i', (value, port) => {
    expect(toPort('WEB_PORT', value, 3000)).toBe(port);
  });

  it.each(['0', '-1', '65536', '80.5', 'http'])('refuses %j, and names the setting', (value) => {
    expect(() => toPort('WEB_PORT', value, 3000)).toThrow('WEB_PORT');
  });
});
