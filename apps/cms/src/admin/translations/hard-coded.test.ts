import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { designSystemFrench } from './hard-coded.data';

const code = readFileSync(
  createRequire(import.meta.url)
    .resolve('@strapi/design-system')
    .replace(/\.js$/, '.mjs'),
  'utf8',
);
/** `closeLabel: t = "Close modal"`: what a component says unless it is told otherwise. A size is a letter. */
const COMPOSED = /clearLabel: `\$\{\w\} (\w+)`/g;
const DEFAULT = /[\w"]+: \w{1,3} = (?:\(\) => )?"([A-Z][a-z][^"]*)"/g;

it('PANEL-04 every word that the design system says by itself has its French', () => {
  const composed = [...code.matchAll(COMPOSED)].map(([, what]) => `clear ${what}`);
  const english = [...new Set([...code.matchAll(DEFAULT)].map(([, text]) => text)), ...composed].toSorted();
  expect(english.length).toBeGreaterThan(8);
  expect(Object.keys(designSystemFrench).toSorted()).toEqual(english);
});
