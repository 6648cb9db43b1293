import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '@meridia/telemetry/catalogue.data';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../services/repository.ts';
import { PATIENCE_SECONDS } from './objectives.data.ts';
import { OBSERVABILITY_FOLDER, writtenFiles } from './written-files.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8');

it.each(Object.entries(writtenFiles()))('%s is what the data gives (pnpm alerts:write)', (name, text) => {
  expect(read(name)).toBe(text);
});

it('the wait at the edge is counted within the bounds of the catalogue, that of the objective among them', () => {
  const [, buckets = ''] =
    /meridia_edge_duration_seconds by kind buckets (.*)/.exec(read(`${OBSERVABILITY_FOLDER}/edge.mtail`)) ??
    [];
  const bounds = buckets.split(', ').map(Number);
  expect(bounds).toEqual(CATALOGUE['meridia.edge.duration'].bounds);
  expect(bounds).toContain(PATIENCE_SECONDS);
});
