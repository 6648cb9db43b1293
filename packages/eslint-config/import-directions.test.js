import { describe, expect, it } from 'vitest';
import { lintText } from './lint-text.fixture.js';

const WEB = 'apps/web/src';
const RULE = 'meridia/import-directions';

const importing = (source) => `import { thing } from '${source}';\nthing();\n`;
const refusals = (file, code) => lintText(file, code).filter((rule) => rule === RULE);

describe('imports that go the right way', () => {
  it.each([
    ['pages compose the shell', `${WEB}/pages/document.tsx`, '@/shell/navbar/navbar'],
    ['pages load with queries', `${WEB}/pages/agenda/agenda.page.tsx`, '@/content/events/events.query'],
    ['pages have addresses', `${WEB}/pages/routes.ts`, '@engine/routes'],
    ['calls answer with queries', `${WEB}/calls/calls.ts`, '@/content/crm-links/crm-links.query'],
    ['calls know where pages are', `${WEB}/calls/answer-manifest.ts`, '@/pages/site'],
    ['the shell writes islands', `${WEB}/shell/consent/trackers.tsx`, '@engine/island'],
    ['the shell wakes islands', `${WEB}/shell/frame.client.ts`, '@engine/islands.client'],
    ['content keeps its answers', `${WEB}/content/client/content-cache.ts`, '@/store/memory'],
    ['the store speaks to Redis', `${WEB}/store/redis-link.ts`, 'redis'],
    ['the engine draws', 'apps/web/engine/island.tsx', 'react-dom/server'],
    ['the engine builds', 'apps/web/engine/build.ts', 'vite'],
    ['the engine uses its own files', 'apps/web/engine/build.ts', './sheets.ts'],
    ['the server composes pages', 'apps/web/server/engine.tsx', '@/pages/document'],
    ['the server loads islands', 'apps/web/server/engine.tsx', '@engine/island'],
    [
      'the server reads the table of redirects',
      'apps/web/server/a.ts',
      '@/content/redirects/redirects.query',
    ],
    ['views join several features', `${WEB}/views/home/student-home.tsx`, '@/features/news/news-list'],
    ['views take models', `${WEB}/views/home/student-home.tsx`, '@/content/events/events.model'],
    ['shell loads with queries', `${WEB}/shell/navbar/navbar.tsx`, '@/content/menus/menus.query'],
    ['features take models', `${WEB}/features/events/event-list.tsx`, '@/content/events/events.model'],
    [
      'a feature uses its own files by alias',
      `${WEB}/features/events/parts/row.tsx`,
      '@/features/events/dates',
    ],
    ['a feature uses its own files', `${WEB}/features/events/event-list.tsx`, './event-row'],
    ['features read labels', `${WEB}/features/events/event-list.tsx`, '@meridia/labels/label.rules'],
    ['content knows the contract', `${WEB}/content/events/events.mapper.ts`, '@meridia/contract/events.wire'],
    ['ui uses lib', `${WEB}/ui/link.tsx`, '@/lib/paths'],
    ['the server asks the rules', 'apps/web/server/server.ts', '@/features/locale/locale.rules'],
    ['labels know the domain', 'packages/labels/src/label.rules.ts', '@meridia/domain/locales'],
    ['the contract uses zod', 'packages/contract/src/events.wire.ts', 'zod'],
    ['the client checks answers', 'packages/content-client/src/client.ts', '@meridia/contract/events.wire'],
    ['covers project maps', 'packages/covers/src/projections.ts', 'd3-geo'],
    ['the CMS uses the domain', 'apps/cms/src/bootstrap/permissions.ts', '@meridia/domain/actions'],
    ['CMS tests use the client', 'apps/cms/tests/contract/events.test.ts', '@meridia/content-client/client'],
    ['tests use builders', `${WEB}/features/events/list.test.tsx`, '@meridia/contract/events.fixture'],
    ['domain tests use vitest', 'packages/domain/src/limits.test.ts', 'vitest'],
    ['e2e reads labels', 'e2e/tests/menu.spec.ts', '@meridia/labels/label.rules'],
  ])('%s', (_sentence, file, source) => {
    expect(refusals(file, importing(source))).toEqual([]);
  });
});

describe('imports that go the wrong way', () => {
  it.each([
    ['pages skip the queries', `${WEB}/pages/agenda/agenda.page.tsx`, '@/content/events/events.mapper'],
    ['pages read schemas', `${WEB}/pages/agenda/agenda.page.tsx`, '@meridia/contract/events.wire'],
    ['pages know what serves them', `${WEB}/pages/agenda/agenda.page.tsx`, '@/store/page-notes'],
    ['pages know how they are drawn', `${WEB}/pages/agenda/agenda.page.tsx`, '@engine/island'],
    ['calls draw', `${WEB}/calls/calls.ts`, '@/views/home/student-home'],
    ['the store knows the content', `${WEB}/store/memory.ts`, '@/content/events/events.model'],
    ['the store needs another module', `${WEB}/store/memory.ts`, 'react'],
    ['a feature writes an island', `${WEB}/features/consent/consent-banner.tsx`, '@engine/island'],
    ['the engine knows the site', 'apps/web/engine/build.ts', '@/pages/routes'],
    ['the engine knows the domain', 'apps/web/engine/build.ts', '@meridia/domain/locales'],
    ['the engine needs another module', 'apps/web/engine/build.ts', 'redis'],
    ['the engine climbs', 'apps/web/engine/build.ts', '../src/pages/routes.ts'],
    ['views load data', `${WEB}/views/home/student-home.tsx`, '@/content/events/events.query'],
    ['views know the shell', `${WEB}/views/home/student-home.tsx`, '@/shell/navbar/navbar'],
    ['shell knows the routes', `${WEB}/shell/navbar/navbar.tsx`, '@/pages/document'],
    ['a feature knows another', `${WEB}/features/events/event-list.tsx`, '@/features/news/news-list'],
    ['a feature climbs to another', `${WEB}/features/events/event-list.tsx`, '../news/news-list'],
    ['a feature loads data', `${WEB}/features/events/event-list.tsx`, '@/content/events/events.query'],
    ['a feature knows the shell', `${WEB}/features/events/event-list.tsx`, '@/shell/navbar/navbar'],
    ['content draws', `${WEB}/content/events/events.mapper.ts`, '@/ui/link'],
    ['ui knows the domain', `${WEB}/ui/link.tsx`, '@meridia/domain/locales'],
    ['ui knows a feature', `${WEB}/ui/link.tsx`, '@/features/news/news-list'],
    ['lib reads the environment', `${WEB}/lib/log.ts`, '@/env/server'],
    ['the server draws', 'apps/web/server/server.ts', '@/ui/link'],
    ['the server composes views', 'apps/web/server/server.ts', '@/views/home/student-home'],
    ['the server climbs', 'apps/web/server/server.ts', '../src/features/locale/locale.rules.ts'],
    ['the site reaches into the CMS', `${WEB}/content/menus/menus.query.ts`, '@meridia/cms/src/index'],
    ['the CMS reaches into the site', 'apps/cms/src/index.ts', '../../web/src/lib/paths'],
    ['the CMS calls itself outside tests', 'apps/cms/src/index.ts', '@meridia/content-client/client'],
    ['a package is reached by its path', 'apps/cms/src/index.ts', '../../../packages/domain/src/actions'],
    ['the domain needs someone', 'packages/domain/src/limits.ts', '@meridia/labels/label.rules'],
    ['the domain needs a module', 'packages/domain/src/limits.ts', 'zod'],
    ['the domain needs the platform', 'packages/domain/src/limits.ts', 'fs'],
    ['labels know the contract', 'packages/labels/src/label.rules.ts', '@meridia/contract/events.wire'],
    [
      'the contract knows the client',
      'packages/contract/src/events.wire.ts',
      '@meridia/content-client/client',
    ],
    ['covers need more than maps', 'packages/covers/src/svg.ts', '@meridia/domain/limits'],
    ['builders leave the tests', `${WEB}/content/events/events.mapper.ts`, '@/content/events/events.fixture'],
  ])('%s', (_sentence, file, source) => {
    expect(refusals(file, importing(source))).toEqual([RULE]);
  });
});

describe('every way to import is seen', () => {
  const file = `${WEB}/ui/link.tsx`;

  it.each([
    ['type import', "import type { T } from '@/views/a';\nexport type U = T;\n"],
    ['re-export', "export { thing } from '@/views/a';\n"],
    ['dynamic import', "export const load = () => import('@/views/a');\n"],
    ['type expression', "export type T = import('@/views/a').T;\n"],
    ['require', "export const thing = require('@/views/a');\n"],
  ])('%s', (_way, code) => {
    expect(refusals(file, code)).toEqual([RULE]);
  });
});

describe('files that decide', () => {
  const file = `${WEB}/features/events/event-filters.rules.ts`;

  it.each(['react', 'react-dom/server', 'node:fs', 'fs', '@/content/events/events.model'])(
    'refuse %s',
    (source) => {
      expect(refusals(file, importing(source))).toEqual([RULE]);
    },
  );

  it('may name the types of a model', () => {
    const code = "import type { Event } from '@/content/events/events.model';\nexport type E = Event;\n";
    expect(refusals(file, code)).toEqual([]);
  });

  it('a machine is one of them', () => {
    expect(refusals(`${WEB}/shell/sidebar/sidebar.machine.ts`, importing('react'))).toEqual([RULE]);
  });
});

describe('plain modules of the browser', () => {
  const file = `${WEB}/features/scroll/scroll.client.ts`;

  it.each(['react', 'react-dom/client'])('refuse %s', (source) => {
    expect(refusals(file, importing(source))).toEqual([RULE]);
    expect(refusals(file, `export const load = () => import('${source}');\n`)).toEqual([RULE]);
  });

  it('a module that React runs in has another ending', () => {
    expect(refusals('apps/web/engine/hydrate.client.tsx', importing('react-dom/client'))).toEqual([]);
  });
});
