import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** CPU time of a process since its start, user and system, of all its threads; Linux counts it in nanoseconds. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map(
    (id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0],
  );
  return nanoseconds.reduce((total, ns) => total + Number(ns), 0) / 1e6;
}

/** What a process holds in memory, in bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1024;
}

/** How many connections a process holds, to whomever. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => readlinkSync(`${folder}/${name}`).startsWith('socket:')).length;
}
