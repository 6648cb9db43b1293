import { isBuiltin } from 'node:module';
import path from 'node:path/posix';
import { LAYERS } from './import-directions.js';

const TEST_FILE = /\.(test|spec|fixture|round-trip)\.[jt]sx?$|(^|\/)tests\//;
const LAYERS_DEEPEST_FIRST = LAYERS.toSorted((a, b) => b.root.length - a.root.length);

export const isTestFile = (file) => TEST_FILE.test(file);

export const isInside = (file, root) => file === root || file.startsWith(`${root}/`);

export const findLayer = (file) => LAYERS_DEEPEST_FIRST.find(({ root }) => isInside(file, root));

/** `zod/v4` → `zod`, `@scope/name/file` → `@scope/name`, `fs` → `node:fs`. */
function toPackageName(source) {
  if (isBuiltin(source)) return source.startsWith('node:') ? source : `node:${source}`;
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

function toFileTarget(file) {
  const layer = findLayer(file);
  const rest = path.relative(layer?.root ?? '', file).replace(/\.[cm]?[jt]sx?$/, '');
  return { kind: 'file', layer, path: layer ? path.join(layer.name, rest) : rest, slice: rest.split('/')[0] };
}

/** The short names of two folders of the site. */
const ALIASES = { '@/': 'apps/web/src', '@engine/': 'apps/web/engine' };

/**
 * What an import names. `file` is the importing file, from the root of the repository.
 * Packages of the workspace carry the name of their layer: `@meridia/domain/x` is `domain/x`.
 */
export function toTarget(source, file) {
  const alias = Object.keys(ALIASES).find((name) => source.startsWith(name));
  if (alias) return toFileTarget(path.join(ALIASES[alias], source.slice(alias.length)));
  if (source.startsWith('.')) return toFileTarget(path.join(path.dirname(file), source));
  if (!source.startsWith('@meridia/')) return { kind: 'external', path: toPackageName(source) };

  const [name, ...rest] = source.slice('@meridia/'.length).split('/');
  const layer = LAYERS.find((candidate) => candidate.name === name);
  return { kind: 'package', layer, path: path.join(name, ...rest), slice: rest[0] };
}

/** `ui` matches all of the layer; `*` stands for anything, folders included. */
export function matchesAny(targetPath, patterns) {
  return patterns.some((pattern) => {
    const source = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
    return new RegExp(`^${source}(/.*)?$`).test(targetPath);
  });
}
