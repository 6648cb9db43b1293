import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** CPU time of a process since its start, user and system, of all its threads; Linux counts it in nanoseconds. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map(
    (id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0],
  );
  return nanoseconds.reduce((total, ns) => total + Number(ns), 0) / 1e6;
}

function memoryBytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? NaN) * 1024;
}

/** What a process holds in memory, in bytes. */
export const residentBytes = (pid: number): number => memoryBytes(pid, 'VmRSS');

/** By how much its memory rose at the most during a task, in bytes. */
export async function peakRiseBytes(pid: number, task: () => Promise<unknown>): Promise<number> {
  // Linux measures the peak anew from here on.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = residentBytes(pid);
  await task();
  return memoryBytes(pid, 'VmHWM') - before;
}

/** How many connections a process holds, to whomever. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => readlinkSync(`${folder}/${name}`).startsWith('socket:')).length;
}
