import { describe, expect, it } from 'vitest';
import { chooseDatabaseUrl, refuseOtherDatabase } from './servers.ts';

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

describe('C-08 what the demonstration may be written into', () => {
  const refusal = (url: string) => () => refuseOtherDatabase(url, 'meridia_demo');

  it.each([
    'postgres://postgres@127.0.0.1:5432/meridia_demo',
    'postgres://nom:secret@localhost/meridia_demo',
    'postgres://nom@[::1]:5433/meridia_demo_2',
    'postgres://nom@/meridia_demo?host=/var/run/postgresql',
  ])('C-08 accepts %s', (url) => {
    expect(refusal(url)).not.toThrow();
  });

  it.each([
    ['another machine', 'postgres://nom:secret@base.ecole.example/meridia_demo'],
    ['another machine by its number', 'postgres://nom@10.0.0.7/meridia_demo'],
    ['another machine that starts alike', 'postgres://nom@127.0.0.1.ecole.example/meridia_demo'],
    ['another machine in the parameters', 'postgres://nom@/meridia_demo?host=base.ecole.example'],
    ['a base of this machine, or a tunnel, that is not named for it', 'postgres://nom@127.0.0.1:5433/strapi'],
    ['a name that only starts alike', 'postgres://nom@127.0.0.1/meridia_demonstrations'],
    ['the base of development', 'postgres://nom@127.0.0.1/meridia_dev'],
  ])('C-08 refuses %s', (_what, url) => {
    expect(refusal(url)).toThrow(/Refused/);
  });

  it('C-08 names no password in its refusal', () => {
    expect(refusal('postgres://nom:tres-secret@base.example/x')).not.toThrow(/tres-secret/);
  });
});
