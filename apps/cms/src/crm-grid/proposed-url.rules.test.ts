import { describe, expect, it } from 'vitest';
import type { CrmLink } from './crm-grid.model';
import { proposeUrl } from './proposed-url.rules';

const link = (course: string, campus: string, url: string | null): CrmLink => ({
  ...{ documentId: `${course} ${campus}`, action: 'contact', check: null },
  ...{ course, campus, url },
});
const HOLE = { course: 'droit', campus: 'nice' };

describe('GRID-02 the address of a missing link is proposed', () => {
  it.each([
    [
      'from the same programme on another campus',
      [link('droit', 'lyon', 'https://crm.example/contact/droit/lyon?annee=2027')],
      'https://crm.example/contact/droit/nice?annee=2027',
    ],
    [
      'else from another programme on this campus',
      [link('latin', 'nice', 'https://crm.example/contact/latin/nice')],
      'https://crm.example/contact/droit/nice',
    ],
    [
      'also where the campus is a parameter',
      [link('droit', 'lyon', 'https://crm.example/f?campus=lyon&formation=droit')],
      'https://crm.example/f?campus=nice&formation=droit',
    ],
    [
      'not where the name is only a part of a word',
      [link('droit', 'lyon', 'https://crm.lyonnais.example/f')],
      '',
    ],
    ['nor from a pair without a form', [link('droit', 'lyon', null)], ''],
    ['nor from nothing', [], ''],
  ])('%s', (_sentence, links, proposed) => {
    expect(proposeUrl(links, HOLE)).toBe(proposed);
  });
});
