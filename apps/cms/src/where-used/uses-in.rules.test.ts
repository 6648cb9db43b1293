import { describe, expect, it } from 'vitest';
import { usesInRow } from './uses-in.rules';

const ARTICLE = 'api::article.article';
const ID = 'd1234567890abcdefghijklm';
const text = (...children: unknown[]) => [{ type: 'paragraph', children }];
const link = (url: unknown) => ({ type: 'link', url, children: [{ type: 'text', text: 'ici' }] });
const string = (name: string) => ({ name, type: 'string', column: name });
const BODY = { name: 'body', type: 'blocks', column: 'body' };

describe('USED-01 what a row names', () => {
  it('USED-01 the links and the pictures of a rich text, however deep', () => {
    const body = [
      {
        type: 'list',
        children: [{ type: 'list-item', children: [link('/campus/lyon#acces'), link(`/@news/${ID}`)] }],
      },
      ...text(link('https://ailleurs.example/'), link(null), { type: 'text', text: '/campus/paris' }),
      { type: 'image', image: { url: '/media/1a2b.webp' }, children: [] },
    ];
    expect(usesInRow(ARTICLE, 'block.rich-text', [BODY], { body })).toEqual([
      { kind: 'link', name: 'path:/campus/lyon', field: 'body' },
      { kind: 'link', name: `page:api::news.news:${ID}`, field: 'body' },
      { kind: 'picture', name: 'picture:/1a2b.webp', field: 'body' },
    ]);
  });

  it.each([
    ['an address of a card', ARTICLE, 'item.card', 'url', '/vae', 'link', 'path:/vae'],
    [
      'a page that a button refers to',
      ARTICLE,
      'shared.action-link',
      'url',
      `/@campus/${ID}#acces`,
      'link',
      `page:api::campus.campus:${ID}`,
    ],
    ['an entry of a menu', 'api::menu-enrichi.menu-enrichi', 'core.link', 'url', '/vae', 'menu', 'path:/vae'],
    [
      'where a redirect leads',
      'api::redirect.redirect',
      'api::redirect.redirect',
      'destination',
      '/vae',
      'redirect',
      'path:/vae',
    ],
    [
      'the campus of a CRM link',
      'api::crm-link.crm-link',
      'api::crm-link.crm-link',
      'campus',
      'lyon',
      'crm',
      'slug:api::campus.campus:lyon',
    ],
    [
      'the campus of a list',
      ARTICLE,
      'block.events-list',
      'filterCampus',
      'lyon',
      'filter',
      'slug:api::campus.campus:lyon',
    ],
  ])('USED-01 %s', (_what, document, uid, field, value, kind, name) => {
    expect(usesInRow(document, uid, [string(field)], { [field]: value })).toEqual([{ kind, name, field }]);
  });

  it.each([
    ['where a redirect starts', 'api::redirect.redirect', 'source', '/campus/lyon'],
    ['words', ARTICLE, 'title', 'campus/lyon'],
    ['an empty field', ARTICLE, 'title', null],
    ['an empty filter', 'block.events-list', 'filterCampus', ''],
  ])('USED-01 not %s', (_what, uid, field, value) => {
    expect(usesInRow(uid, uid, [string(field)], { [field]: value })).toEqual([]);
  });
});
