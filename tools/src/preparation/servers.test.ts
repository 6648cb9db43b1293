import { describe, expect, it } from 'vitest';
import { chooseDatabaseUrl } from './servers.ts';

describe('chooseDatabaseUrl', () => {
  it('takes the address that is given', () => {
    const given = 'postgres://nom:secret@serveur:5433/contenu';
    expect(chooseDatabaseUrl(given, 'meridia_demo')).toBe(given);
  });

  it.each(['postgres://nom@serveur:5433', 'postgres://nom@serveur:5433/'])(
    'adds the usual name to %s',
    (given) => {
      expect(chooseDatabaseUrl(given, 'meridia_demo')).toBe('postgres://nom@serveur:5433/meridia_demo');
    },
  );

  it('falls back on the server of this machine', () => {
    expect(new URL(chooseDatabaseUrl(undefined, 'meridia_demo')).pathname).toBe('/meridia_demo');
  });
});
