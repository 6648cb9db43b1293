import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** The state and the start of a process, from /proc/<pid>/stat. Its second field, the name, may hold spaces and brackets. */
export function parseStat(stat: string): { state: string; start: string } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', start: fields[19] ?? '' };
}

function startOnLinux(pid: number): string | null {
  try {
    const { state, start } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    // A zombie has ended: only its parent has not noticed.
    return state === 'Z' ? null : `${readFileSync(BOOT_ID, 'utf8').trim()} ${start}`;
  } catch {
    return null;
  }
}

function startByPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * When a process started, null when there is none. A number is given again after its process has ended: number and start
 * together name one process, and no other is ever signalled.
 */
export function startOf(pid: number): string | null {
  return existsSync(BOOT_ID) ? startOnLinux(pid) : startByPs(pid);
}
