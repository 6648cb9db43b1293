/** A font that changes gets another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const LIVES = [
  ['/fonts/', FOR_EVER],
  ['/icons/', A_DAY],
  ['/images/', A_DAY],
] as const;

/** How long a browser may keep a file of the web app without asking; the others, such as a service worker, are asked for. */
export function createFileLives(siteFiles: ReadonlySet<string>) {
  return (path: string): string | undefined =>
    siteFiles.has(path) ? LIVES.find(([folder]) => path.startsWith(folder))?.[1] : undefined;
}
