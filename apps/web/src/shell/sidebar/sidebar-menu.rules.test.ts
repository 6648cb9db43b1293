import { describe, expect, it } from 'vitest';
import { sectionTint } from './sidebar-menu.rules';

describe('the tint of a section', () => {
  it.each([
    ['the domain it leads to', ['/programme/mba', '/programme?domaine=management'], 'paille'],
    ['a domain among other filters', ['/programme?rythme=initial&domaine=science-politique'], 'rose'],
    ['none without a domain', ['/programme', '/programme?categorie=bts'], undefined],
    ['none for a domain we do not colour', ['/programme?domaine=astronomie'], undefined],
    [
      'none for two domains',
      ['/programme?domaine=management', '/programme?domaine=communication'],
      undefined,
    ],
    ['none without links', [], undefined],
  ])('%s', (_sentence, hrefs, tint) => {
    expect(sectionTint(hrefs.map((href, id) => ({ id, label: href, href })))).toBe(tint);
  });
});
