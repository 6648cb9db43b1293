import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createKeepAs } from './keep-as.ts';

/** What an answer to a host says; null: nothing. */
function saidTo(
  host: string,
  settings: Parameters<typeof createKeepAs>[0],
  address = '/campus?page=2',
): unknown {
  let said: unknown = null;
  const response = {
    setHeader: (_name: string, value: unknown) => (said = value),
  } as unknown as ServerResponse;
  createKeepAs(settings)(response, { host, path: '/CAMPUS', query: 'x=1' }, address);
  return said;
}

describe('EDGE-02 under which host and address an answer may be kept', () => {
  const school = { SITE_HOST: 'www.meridia.example', TRUSTED_EDGE: true };

  it.each([
    ['www.meridia.example', 'www.meridia.example/campus?page=2'],
    ['www.meridia.example:8443', 'www.meridia.example/campus?page=2'],
    ['meridia.example', null],
    ['127.0.0.1', null],
    ['www.meridia.example.evil.example', null],
    ['evil.example', null],
    ['', null],
  ])('a school with a name of its own, asked as « %s »: %s', (host, said) => {
    expect(saidTo(host, school)).toBe(said);
  });

  it.each([
    ['127.0.0.1:8080', '127.0.0.1/campus?page=2'],
    ['localhost', 'localhost/campus?page=2'],
    ['evil.example', null],
    ['10.0.0.7', null],
  ])('one without, asked as « %s »: %s', (host, said) => {
    expect(saidTo(host, { SITE_HOST: undefined, TRUSTED_EDGE: true })).toBe(said);
  });

  it('is said to our own edge alone', () => {
    expect(saidTo('www.meridia.example', { ...school, TRUSTED_EDGE: false })).toBeNull();
  });

  it('is nothing that a header cannot carry', () => {
    expect(saidTo('www.meridia.example', school, '/\u00e9cole')).toBeNull();
  });
});
