import { describe, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.rules.ts';

const FILES: Record<string, string> = {
  '/run/secrets/password': 'from a file\n',
  '/run/secrets/empty': '\n',
};

function readFile(file: string): string {
  const text = FILES[file];
  if (text === undefined) throw new Error('ENOENT');
  return text;
}
const read = (variables: Record<string, string>) => withSecretFiles(variables, ['PASSWORD'], readFile);

describe('a secret', () => {
  it.each([
    ['stands in its variable', { PASSWORD: 'plain' }, 'plain'],
    [
      'or in the file that another one names, without its last line end',
      { PASSWORD_FILE: '/run/secrets/password' },
      'from a file',
    ],
    ['an empty name of a file is none', { PASSWORD: 'plain', PASSWORD_FILE: '' }, 'plain'],
    [
      'an empty variable leaves it to the file',
      { PASSWORD: '', PASSWORD_FILE: '/run/secrets/password' },
      'from a file',
    ],
    ['an empty file is an empty secret', { PASSWORD_FILE: '/run/secrets/empty' }, ''],
  ])('%s', (_sentence, variables: Record<string, string>, value) => {
    expect(read(variables).PASSWORD).toBe(value);
  });

  it.each([
    [{ PASSWORD_FILE: '/nowhere' }, 'PASSWORD_FILE cannot be read'],
    [{ PASSWORD: 'plain', PASSWORD_FILE: '/run/secrets/password' }, 'both set'],
  ])('%j is refused by its name', (variables: Record<string, string>, words) => {
    expect(() => read(variables)).toThrow(words);
  });
});

it('what is no secret is not read from a file', () => {
  expect(read({ PORT_FILE: '/run/secrets/password' }).PORT).toBeUndefined();
});
