import path from 'node:path';
import { FILE_KINDS, FOR_TESTS, NO_PARENT_IMPORTS } from './file-kinds.js';
import { findLayer, isInside, isTestFile, matchesAny, toTarget } from './import-target.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

const list = (names) => (names.length > 0 ? names.join(', ') : 'nothing');

function whyKindRefuses(file, target, isTypeOnly) {
  const kind = FILE_KINDS.find(({ endings }) => endings.some((ending) => file.endsWith(ending)));
  const refused = target.kind === 'external' ? kind?.neverExternal : kind?.never;
  if (!refused || !matchesAny(target.path, refused)) return null;
  if (isTypeOnly && matchesAny(target.path, kind.typesOnly)) return null;
  return `A ${kind.endings.join(' or ')} file may not import ${target.path}: ${kind.why}.`;
}

function whyExternalIsRefused(layer, target, isTest) {
  if (!layer.external || isTest) return null;
  if (matchesAny(target.path, layer.external)) return null;
  return `${layer.name} may not import the module ${target.path}. It may import: ${list(layer.external)}.`;
}

function whyLayerIsRefused(layer, target, file, isTest) {
  if (target.kind === 'file' && !target.layer)
    return `${layer.name} may not import ${target.path} by its path.`;
  if (!isTest && matchesAny(target.path, FOR_TESTS)) return `Only tests may import ${target.path}.`;
  if (target.layer === layer) {
    const isOtherSlice = layer.isSliced && toTarget('./', file).slice !== target.slice;
    return isOtherSlice ? `One folder of ${layer.name} may not import another (${target.path}).` : null;
  }

  const allowed = [...layer.mayImport, ...(isTest ? [...(layer.inTests ?? []), ...FOR_TESTS] : [])];
  if (!matchesAny(target.path, allowed)) {
    return `${layer.name} may not import ${target.path}. It may import: ${list(allowed)}.`;
  }
  const crossesPackages =
    target.kind === 'file' && workspaceOf(layer.root) !== workspaceOf(target.layer.root);
  return crossesPackages ? `Import ${target.path} by the name of its package, not by its path.` : null;
}

/** `apps/web/src/ui` → `apps/web`, `e2e` → `e2e`. */
function workspaceOf(root) {
  return root
    .split('/')
    .slice(0, /^(apps|packages)\//.test(root) ? 2 : 1)
    .join('/');
}

function whyRefused(file, source, isTypeOnly) {
  const layer = findLayer(file);
  if (!layer) return null;

  const climbs = source.startsWith('..') && NO_PARENT_IMPORTS.some((folder) => isInside(file, folder));
  if (climbs) return `Use @/… across folders and ./… inside one, not ${source}.`;

  const target = toTarget(source, file);
  const isTest = isTestFile(file);
  const kindReason = whyKindRefuses(file, target, isTypeOnly);
  if (kindReason) return kindReason;

  return target.kind === 'external'
    ? whyExternalIsRefused(layer, target, isTest)
    : whyLayerIsRefused(layer, target, file, isTest);
}

/** Why not `no-restricted-imports`: it does not know the importing file, nor see `import()` and `require()`. */
export const importDirections = {
  meta: {
    type: 'problem',
    docs: { description: 'imports go one way (import-directions.js)' },
    schema: [],
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const check = (node, isTypeOnly) => {
      if (typeof node?.value !== 'string') return;
      const message = whyRefused(file, node.value, isTypeOnly);
      if (message) context.report({ node, message });
    };

    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0], false),
    };
  },
};
