import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CAMPAIGN_PARAMETERS } from '@meridia/domain/tracking';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { placeFiles, type Place } from './place.rules.ts';

const EDGE = path.join(REPOSITORY, 'deploy/edge');
const read = (name: string) => readFileSync(path.join(EDGE, name), 'utf8');
const PLACE: Place = {
  workers: 2,
  site: { plain: 8080, tls: { port: 8443, certificate: '/c.crt', key: '/c.key' } },
  misses: 'unix:/m.sock',
  web: ['10.0.0.1:3000', '10.0.0.2:3000'],
  content: ['10.0.0.3:1337'],
  contentPort: 1337,
  statusPort: 8081,
  mirror: '10.0.0.4:3100',
};

describe('place/, which the edge includes', () => {
  it('has every file that the configuration asks for, and no other', () => {
    const configurations = readdirSync(EDGE).filter((name) => name.endsWith('.conf'));
    const asked = configurations.flatMap((name) =>
      Array.from(read(name).matchAll(/include place\/([\w-]+\.conf);/g), ([, file]) => file),
    );

    expect(Object.keys(placeFiles(PLACE)).toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  it('leads to every node', () => {
    expect(placeFiles(PLACE)['web.conf']).toBe(
      'server 10.0.0.1:3000 max_fails=1 fail_timeout=2s;\nserver 10.0.0.2:3000 max_fails=1 fail_timeout=2s;\n',
    );
  });

  it('EDGE-04 leaves a node alone when it does not answer, and never on the second way to it', () => {
    expect(placeFiles(PLACE)['any-web.conf']).toBe(
      'server 10.0.0.1:3000 max_fails=0;\nserver 10.0.0.2:3000 max_fails=0;\n',
    );
    expect(placeFiles(PLACE)['searches.conf']).toBe('server 10.0.0.3:1337 max_fails=0;\n');
  });

  it('EDGE-04 no answer of a node or of the content service is a failure of it', () => {
    const counted = readdirSync(EDGE)
      .filter((name) => name.endsWith('.conf'))
      .flatMap((name) =>
        read(name)
          .split(/(?=^ *(?:location|server|upstream) )/m)
          .map((block) => ({ name, block })),
      )
      .filter(({ block }) => /proxy_next_upstream [^;]*http_(?!40[34])/.test(block));

    // Where no failure counts (max_fails=0).
    expect(counted.map(({ block }) => /proxy_pass http:\/\/(\w+);/.exec(block)?.[1])).toEqual(['any_web']);
  });

  it('a process of the content service that hangs leaves half a second for the other, of what a node waits', () => {
    const SECOND_TRY_MS = 500;
    const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const tries = numberIn(read('content-read.conf'), /proxy_next_upstream_tries (\d+);/);
    const tryMs = numberIn(read('content-read.conf'), /proxy_read_timeout (\d+)ms;/);
    const settings = readFileSync(path.join(REPOSITORY, 'apps/web/src/env/server.ts'), 'utf8');
    const nodeMs = numberIn(settings, /CONTENT_TIMEOUT_MS: .*\.default\((\d+)\)/);

    expect(tries).toBe(2);
    expect(nodeMs - tryMs).toBeGreaterThanOrEqual(SECOND_TRY_MS);
  });

  it('asks a resolver where those behind are, when it is told of one', () => {
    const files = placeFiles({ ...PLACE, web: ['web:3000'], resolver: '127.0.0.11' });

    expect(files['web.conf']).toBe(
      'resolver 127.0.0.11 valid=2s;\nserver web:3000 resolve max_fails=1 fail_timeout=2s;\n',
    );
    expect(files['misses.conf']).not.toContain('resolve');
  });

  it('listens to this machine alone unless told', () => {
    expect(placeFiles(PLACE)['status-listen.conf']).toBe('listen 127.0.0.1:8081;\n');
    expect(placeFiles({ ...PLACE, host: '*' })['site-listen.conf']).toContain('listen *:8080;');
  });

  it('takes the word of a CDN on the client’s address, and of nobody else', () => {
    expect(placeFiles(PLACE)['client-address.conf']).not.toContain('real_ip_header');
    expect(placeFiles({ ...PLACE, trusted: ['192.0.2.0/24'] })['client-address.conf']).toContain(
      'set_real_ip_from 192.0.2.0/24;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;',
    );
  });
});

it.each(CAMPAIGN_PARAMETERS)('TRACK-05 %s is in no key of the edge', (parameter) => {
  const steps = read('keys.conf')
    .split('\n')
    .filter((line) => /^map \$(?:args|edge_args_\d) \$edge_args_\d/.test(line));
  const patterns = steps.map((line) => /"~(?<pattern>[^"]*)"/.exec(line)?.groups?.pattern ?? '');

  const isMet =
    /map \$args \$edge_campaign \{[^}]*"~(?<pattern>[^"]*)" 1;/.exec(read('keys.conf'))?.groups?.pattern ??
    '';

  expect(new RegExp(isMet).test(`campus=lyon&${parameter}=x`)).toBe(true);
  expect(new RegExp(isMet).test('campus=lyon')).toBe(false);
  expect(steps).toHaveLength(8);
  for (const pattern of patterns) {
    const [, before = '', after = ''] =
      new RegExp(pattern.replaceAll(/\?<[ab]\d>/g, ''), 'i').exec(`page=2&${parameter}=x&campus=lyon`) ?? [];
    expect(before + after).toBe('page=2&campus=lyon');
  }
});
