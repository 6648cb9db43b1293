import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkEdge, makeCertificate, writeEdge } from '../cluster/edge.ts';
import { placeFiles, type Place } from '../cluster/place.rules.ts';
import { REPOSITORY } from '../services/repository.ts';
import { kustomization } from './manifests.ts';
import { PLACES } from './places/places.data.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-place-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of containers are known nowhere else, and the nginx of Debian asks no resolver: here they are addresses. */
const onThisMachine = ({ resolver: _asked, ...place }: Place): Place => {
  const here = (address: string) => address.replace(/^[^:]+/, '127.0.0.1');
  return {
    ...place,
    workers: 1,
    misses: `unix:${path.join(folder, 'misses.sock')}`,
    web: place.web.map(here),
    content: place.content.map(here),
    mirror: here(place.mirror),
  };
};

describe.each(Object.entries(PLACES))('%s', (name, place) => {
  it('holds what the rules say (pnpm deploy:places)', () => {
    const files = readdirSync(path.join(REPOSITORY, name));
    const held = files.map((file) => [file, readFileSync(path.join(REPOSITORY, name, file), 'utf8')]);
    expect(Object.fromEntries(held)).toEqual(placeFiles(place));
  });

  it('is a place with which nginx starts', async () => {
    const own = onThisMachine(place);
    const certificate = await makeCertificate(folder);
    const { plain, tls } = own.site;
    writeEdge(folder, {
      ...own,
      site: { plain, ...(tls && { tls: { ...tls, ...certificate } }) },
      ...(own.panel && { panel: { ...own.panel, ...certificate } }),
    });
    await expect(checkEdge(folder)).resolves.toBeUndefined();
  });
});

it('the manifests bring every file of the place', () => {
  const [map] = kustomization('base').configMapGenerator ?? [];
  const files = map?.files?.map((file) => path.basename(file));
  expect(files?.toSorted()).toEqual(
    readdirSync(path.join(REPOSITORY, 'deploy/kubernetes/base/place')).toSorted(),
  );
});
