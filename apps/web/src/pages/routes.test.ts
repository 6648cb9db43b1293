import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRouter } from '@engine/routes';
import { loadPage, pageFile, ROUTES } from './routes';

const findRoute = createRouter(ROUTES);
const names = [...new Set(ROUTES.map(([, name]) => name))];
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.tsx'))
  .map((file) => `src/pages/${file}`);

describe('the route table', () => {
  it('has a module for each name, and a route for each module', () => {
    expect(names.map(pageFile).toSorted()).toEqual(files.toSorted());
  });

  it.each(names)('loads the page %s', async (name) => {
    expect(await loadPage(name)).toMatchObject({
      load: expect.any(Function),
      head: expect.any(Function),
      view: expect.any(Function),
    });
  });

  it('knows no other page', async () => {
    await expect(loadPage('constructor')).rejects.toThrow('constructor');
  });

  it.each([
    ['/', 'home', {}],
    ['/programme', 'programme-list', {}],
    ['/programme/mba', 'programme', { slug: 'mba' }],
    ['/programme/mba/cout', 'programme-cost', { slug: 'mba' }],
    ['/programme/comparer', 'compare', {}],
    ['/campus/lyon', 'campus', { slug: 'lyon' }],
    ['/actualites/page', 'news-list', {}],
    ['/actualites/page/2', 'news-list', { page: '2' }],
    ['/actualites/rentree', 'news-item', { slug: 'rentree' }],
    ['/crm/brochure', 'crm-action', { action: 'brochure' }],
    ['/error/debug', 'error-debug', {}],
    ['/ecole', 'section', { rubrique: 'ecole' }],
    ['/%C3%A9cole', 'section', { rubrique: 'école' }],
    ['/ecole/histoire', 'section', { rubrique: 'ecole', slug: 'histoire' }],
    ['/contact/plan', 'section', { rubrique: 'contact', slug: 'plan' }],
  ])('%s is the page %s', (path, name, params) => {
    expect(findRoute(path)).toEqual({ name, params });
  });

  it.each([
    '/programme/f/niveau.0',
    '/crm/brochure/f/campus.lyon',
    '/actualites/page/2/suite',
    '/error/debug/500',
    '/ecole/histoire/suite',
  ])('ROUTE-22 nothing is at %s', (path) => {
    expect(findRoute(path)).toBeNull();
  });
});
