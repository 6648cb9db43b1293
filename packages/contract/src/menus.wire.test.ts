import { describe, expect, it } from 'vitest';
import { aMenu } from './menus.fixture.ts';
import { menuWire } from './menus.wire.ts';
import { MISFIT } from './misfit.wire.ts';

describe('ENT-02 a menu', () => {
  it('an unknown component is a misfit, the rest shows', () => {
    const menu = aMenu();
    const body = [{ __component: 'core.mega-menu', id: 9, label: 'Nouveau' }, ...menu.body];

    expect(menuWire.parse({ ...menu, body }).body).toEqual([
      { __component: MISFIT, received: 'core.mega-menu', reason: expect.any(String) },
      ...menu.body,
    ]);
  });

  it('a dropdown whose lists are absent has empty ones', () => {
    const dropdown = { __component: 'core.menu-dropdown', id: 1, label: 'Formations' };
    expect(menuWire.parse({ ...aMenu(), body: [dropdown] }).body).toEqual([
      { ...dropdown, slug: null, url: null, items: [], menu_sections: [] },
    ]);
  });
});
