import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCK_SKETCHES } from './block-sketches.data';
import { toPictureUrl } from './sketch';

const SOURCES = path.join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as unknown;

type Model = { attributes: Record<string, { type: string; components?: string[] }> };
type Component = { info: { displayName: string; icon?: string } };

const zones = globSync('api/*/content-types/*/schema.json', { cwd: SOURCES }).flatMap((file) =>
  Object.values((read(file) as Model).attributes).flatMap(({ components }) =>
    components ? [components] : [],
  ),
);
const blocks = [...new Set(zones.flat())];
const infoOf = (uid: string) => (read(`components/${uid.replace('.', '/')}.json`) as Component).info;

describe('PANEL-03 a block is chosen by its everyday name and by what it looks like', () => {
  it('every block that can be chosen has a picture, and there are no others', () => {
    expect(blocks.length).toBeGreaterThan(20);
    expect(Object.keys(BLOCK_SKETCHES).toSorted()).toEqual(blocks.toSorted());
  });

  it.each(zones.map((zone) => [zone]))('the pictures, names and icons of a zone differ: %s', (zone) => {
    expect(new Set(zone.map((uid) => BLOCK_SKETCHES[uid])).size).toBe(zone.length);
    expect(new Set(zone.map((uid) => infoOf(uid).displayName)).size).toBe(zone.length);
    expect(new Set(zone.map((uid) => infoOf(uid).icon)).size).toBe(zone.length);
  });

  it.each(blocks)('the name of %s fits under its picture, in everyday words', (uid) => {
    const { displayName } = infoOf(uid);
    expect(displayName.length).toBeLessThanOrEqual(19);
    expect(displayName).not.toMatch(/accordéon|carrousel|call.?to|hero|bloc/i);
  });

  it('a picture is an address without a request, and says nothing but shapes', () => {
    const url = toPictureUrl(BLOCK_SKETCHES['block.hero'] ?? '');
    expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(decodeURIComponent(url)).not.toMatch(/<script|href|url\(/);
  });
});
