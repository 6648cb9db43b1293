import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../services/repository.ts';
import { countLog } from '../mtail.ts';
import { PATIENCE_SECONDS } from '../objectives.data.ts';

type Line = { path: string; status: number; seconds: string; upstream: string; cache: string; kind: string };

/** As deploy/edge/log.conf writes it. */
const toLine = ({ path: asked, status, seconds, upstream, cache, kind }: Line) =>
  `{"time":"2026-11-17T09:00:00+00:00","request_id":"0a1b","client":"192.0.2.1","method":"GET","host":"www.meridia.example",` +
  `"path":${JSON.stringify(asked)},"status":${status},"seconds":${seconds},"upstream_seconds":"0.500, 0.300",` +
  `"upstream_status":"${upstream}","cache":"${cache}","kind":"${kind}","bytes":14210,"protocol":"HTTP/2.0"}`;

const page: Line = {
  path: '/campus/lyon',
  status: 200,
  seconds: '0.004',
  upstream: '',
  cache: 'hit',
  kind: 'page',
};
const LOG = [
  toLine(page),
  // Less than a millisecond.
  toLine({ ...page, seconds: '0.000' }),
  toLine({ ...page, seconds: '0.800', upstream: '502, 200', cache: 'mirror' }),
  toLine({ ...page, path: '/crm/brochure', status: 302, seconds: '0.012', cache: 'miss', kind: 'action' }),
  // What a visitor writes into an address is not taken for a field.
  toLine({ ...page, path: '/","status":500,"seconds":9.0,"', status: 404, upstream: '404', cache: 'miss' }),
  'not a line of the edge',
  '2026/11/17 09:00:00 [notice] 12#12: signal 1 (SIGHUP) received from 99, reconfiguring',
];

describe('the log of the edge, counted by mtail', () => {
  let figures: string[];
  beforeAll(async () => {
    const file = path.join(REPOSITORY, '.tmp/mtail/access.log');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${LOG.join('\n')}\n`);
    figures = (await countLog(file)).split('\n');
  });

  it('is answers by status, by kind and by where they were found', () => {
    expect(figures.filter((line) => line.startsWith('meridia_edge_answers_total'))).toEqual([
      'meridia_edge_answers_total{cache="hit",kind="page",status="200"} 2',
      'meridia_edge_answers_total{cache="mirror",kind="page",status="200"} 1',
      'meridia_edge_answers_total{cache="miss",kind="action",status="302"} 1',
      'meridia_edge_answers_total{cache="miss",kind="page",status="404"} 1',
    ]);
  });

  it('is how long visitors waited, with the bound of the objective among the buckets', () => {
    const bucket = `meridia_edge_duration_seconds_bucket{kind="page",le="${PATIENCE_SECONDS}"}`;
    expect(figures).toContain(`${bucket} 3`);
    expect(figures).toContain('meridia_edge_duration_seconds_count{kind="page"} 4');
  });

  it('counts what took no time as quick', () => {
    expect(figures).toContain('meridia_edge_duration_seconds_bucket{kind="page",le="0.001"} 1');
  });

  it('is what nodes failed to answer, and what the mirror answered for them', () => {
    expect(figures).toContain('meridia_edge_upstream_errors_total 1');
    expect(figures).toContain('meridia_edge_mirror_answers_total 1');
  });

  it('is how often its configuration was read again', () => {
    expect(figures).toContain('meridia_edge_reloads_total 1');
  });
});
