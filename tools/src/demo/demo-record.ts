import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { startOf } from './process-identity.ts';

export type DemoProcess = { name: string; pid: number; start: string; logFile: string };
export type Demo = {
  cmsPort: number;
  webPort: number;
  databaseName: string;
  mediaFolder: string;
  processes: DemoProcess[];
};

export const DEMO_FOLDER = path.join(REPOSITORY, '.demo');
const FILE = path.join(DEMO_FOLDER, 'processes.json');

export function readDemo(): Demo | null {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Demo) : null;
}

export function writeDemo(demo: Demo): void {
  mkdirSync(DEMO_FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(demo, null, 2)}\n`);
}

export function forgetDemo(): void {
  rmSync(FILE, { force: true });
}

export function isAlive({ pid, start }: DemoProcess): boolean {
  return startOf(pid) === start;
}
