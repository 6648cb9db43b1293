/** Files whose ending says what they may never import, whatever their layer; `typesOnly`: but for types. */
export const FILE_KINDS = [
  {
    endings: ['.rules.ts', '.machine.ts'],
    why: 'it decides, and runs anywhere',
    neverExternal: ['react', 'react-dom', 'vite', 'node:*'],
    never: ['content'],
    typesOnly: ['content/*.model'],
  },
  {
    endings: ['.client.ts'],
    why: 'it attaches to what the server drew, and React is not there yet',
    neverExternal: ['react', 'react-dom'],
    never: [],
    typesOnly: [],
  },
];

/** Builders: the tests of any layer may import them, and nothing else may. */
export const FOR_TESTS = ['*.fixture'];

/** In these folders `@/…` crosses folders and `./…` stays inside one; nothing climbs. */
export const NO_PARENT_IMPORTS = ['apps/web/src', 'apps/web/server', 'apps/web/engine'];
