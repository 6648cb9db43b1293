import { describe, expect, it } from 'vitest';
import { aMenu } from '@meridia/contract/menus.fixture';
import { useContentService } from '@/content/client/site-content.fixture';
import { getFooterMenu, getNavbarMenu } from './menus.query';

const { answerJson, lastRead, logged } = useContentService();

describe('a menu', () => {
  it.each([
    ['navbarproto', getNavbarMenu],
    ['footer', getFooterMenu],
  ])('CALL-04 is asked by its type %s, and is the body of the first element', async (type, getMenu) => {
    answerJson(200, { data: [aMenu(), aMenu({ body: [] })] });
    const menu = await getMenu('fr');

    expect(lastRead()).toMatchObject({ path: '/menu-enrichis' });
    expect(lastRead()?.query.get('filters[type][$eq]')).toBe(type);
    expect(menu.map(({ label }) => label)).toEqual(['Formations', 'Campus', 'Contact']);
  });

  it('MENU-04 skips an unknown component and logs it; the rest shows', async () => {
    const { body, ...menu } = aMenu();
    const unknown = { __component: 'core.mega-menu', id: 9, label: 'Nouveau' };
    answerJson(200, { data: [{ ...menu, body: [unknown, ...body] }] });

    expect((await getNavbarMenu('fr')).map(({ kind, label }) => [kind, label])).toEqual([
      ['dropdown', 'Formations'],
      ['campus', 'Campus'],
      ['link', 'Contact'],
    ]);
    expect(logged.warn).toHaveBeenCalledExactlyOnceWith(
      'content part skipped',
      expect.objectContaining({ source: '/menu-enrichis', received: 'core.mega-menu' }),
    );
  });

  it('a school without one has none', async () => {
    answerJson(200, { data: [] });
    expect(await getNavbarMenu('en')).toEqual([]);
  });
});
