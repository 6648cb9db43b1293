import { describe, expect, it } from 'vitest';
import type { CrmLink } from './crm-grid.model';
import { toActionGrids } from './grid.rules';

const link = (documentId: string, course: string, campus: string): CrmLink => ({
  documentId,
  action: 'brochure',
  course,
  campus,
  url: 'https://crm.example/f',
  check: null,
});

const campuses = [
  { slug: 'lyon', name: 'Lyon' },
  { slug: 'paris', name: 'Paris' },
  { slug: 'nice', name: 'Nice' },
];
const programmes = [{ slug: 'droit', name: 'Droit', campuses: ['lyon', 'paris'] }];

function cellsOf(links: CrmLink[]) {
  const [brochure] = toActionGrids({ programmes, campuses, links });
  return brochure?.rows[0]?.cells ?? [];
}

describe('GRID-01 action × programme × campus', () => {
  it('a programme that is offered on a campus and has no link is a hole', () => {
    const cells = cellsOf([link('a', 'droit', 'lyon')]);
    expect(cells.map(({ campus, link: found }) => [campus, found?.documentId ?? null])).toEqual([
      ['lyon', 'a'],
      ['paris', null],
    ]);
  });

  it('a link where the programme is not offered is shown as such', () => {
    const cells = cellsOf([link('a', 'droit', 'nice')]);
    expect(cells.at(-1)).toMatchObject({ campus: 'nice', isOffered: false, link: { documentId: 'a' } });
  });

  it('a link of what is not published stands apart', () => {
    const [brochure, contact] = toActionGrids({
      programmes,
      campuses,
      links: [link('a', 'droit', 'brest'), link('b', 'latin', 'lyon')],
    });
    expect(brochure?.strays.map(({ documentId }) => documentId)).toEqual(['a', 'b']);
    expect(contact?.strays).toEqual([]);
  });

  it('each action has its own holes', () => {
    const grids = toActionGrids({ programmes, campuses, links: [link('a', 'droit', 'lyon')] });
    const holes = grids.map(({ rows }) => rows[0]?.cells.filter((cell) => !cell.link).length);
    expect(holes).toEqual([1, 2, 2]);
  });
});
