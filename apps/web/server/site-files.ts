import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of the web app, as addresses in their exact case (REDIR-07 leaves them alone). */
export function listSiteFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((file) => {
      const relative = path.relative(folder, path.join(file.parentPath, file.name));
      return `/${relative.split(path.sep).map(encodeURIComponent).join('/')}`;
    }),
  );
}
