import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const own = createRequire(import.meta.url);
const ofStrapi = createRequire(own.resolve('@strapi/content-manager/package.json'));

it.each(['slate', 'slate-react'])(
  'LINK-06 the form of a link in a text stands on the very %s of Strapi’s editor',
  (name) => expect(own.resolve(name)).toBe(ofStrapi.resolve(name)),
);
