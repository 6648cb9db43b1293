import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startOwnEdge } from '../../cluster/own-edge.ts';
import { startOwnNginx } from '../../services/own-nginx.ts';
import { startOwnRedis } from '../../services/own-redis.ts';
import { REPOSITORY } from '../../services/repository.ts';
import { startSeededContent } from '../../services/seeded-content.ts';
import { startWebNode } from '../../services/web-node.ts';
import { askOnce, startBare } from '../bare-process.ts';
import { toQuestion, type RawAnswer } from '../kept-connection.ts';
import { SITE_CASES, type SiteCase } from './site-cases.data.ts';

/** A server that is measured, and the address of each case there. */
export type Contender = {
  name: string;
  pids: readonly number[];
  port: number;
  pathOf: (one: SiteCase) => string;
};
export type Contenders = { bare: Contender; node: Contender; file: Contender; edge: Contender };

const ENCODING = { 'Accept-Encoding': 'br' };
const NOBODY = '127.0.0.1:9';

/** Those of nginx that answer; the one that reads what was kept before ends after a minute. */
export function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'),
  );
}

const portOf = (url: string) => Number(new URL(url).port);
const placeOf = (one: SiteCase) => `/${SITE_CASES.indexOf(one)}`;

/** The same bytes as files, from an nginx that logs as the edge does: in lines, by the block. */
async function startFiles(answers: readonly RawAnswer[]) {
  const folder = path.join(REPOSITORY, '.tmp/bench-files');
  mkdirSync(folder, { recursive: true });
  for (const [index, { body }] of answers.entries()) writeFileSync(path.join(folder, String(index)), body);
  const nginx = await startOwnNginx(
    'bench-files',
    `root ${folder};
     sendfile on;
     tcp_nopush on;
     access_log ${folder}/access.log combined buffer=32k flush=1s;
     default_type text/html;
     add_header Content-Encoding br;
     add_header Vary Accept-Encoding;
     keepalive_requests 100000;`,
  );
  const stop = async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...nginx, stop };
}

/** A node with its content service, the edge before it, and the two that only send. */
export async function startContenders(stops: (() => unknown)[]): Promise<Contenders> {
  const content = await startSeededContent('bench');
  stops.push(content.stop);
  const redis = await startOwnRedis();
  stops.push(redis.kill);
  const node = await startWebNode({
    name: 'bench-site',
    contentUrl: content.url,
    mediaFolder: content.mediaFolder,
    // The host under which it is asked: the edge keeps nothing of another.
    settings: { REDIS_URL: redis.url, TRUSTED_EDGE: 'on', SITE_HOST: 'www.meridia.example' },
  });
  stops.push(node.stop);
  const address = `127.0.0.1:${portOf(node.url)}`;
  const edge = await startOwnEdge(
    'bench',
    { web: [address], content: NOBODY, mirror: NOBODY },
    { trusted: ['127.0.0.1/32'] },
  );
  stops.push(edge.stop);

  const answers: RawAnswer[] = [];
  for (const { path: asked, status } of SITE_CASES) {
    const answer = await askOnce(portOf(node.url), toQuestion(asked, ENCODING));
    if (answer.status !== status) throw new Error(`${asked} answered ${answer.status}`);
    answers.push(answer);
  }
  const bare = await startBare(answers);
  stops.push(bare.stop);
  const files = await startFiles(answers);
  stops.push(files.stop);

  const asItIs = (one: SiteCase) => one.path;
  return {
    bare: { name: 'bare', pids: [bare.pid], port: bare.port, pathOf: placeOf },
    node: { name: 'node', pids: [node.child.pid ?? 0], port: portOf(node.url), pathOf: asItIs },
    file: { name: 'file', pids: [files.pid], port: portOf(files.url), pathOf: placeOf },
    edge: { name: 'edge', pids: workersOf(edge.pid), port: portOf(edge.url), pathOf: asItIs },
  };
}
