import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TeamList } from './team-list';

describe('TeamList', () => {
  it.each([
    ['Anne-Catherine Weissmuller', 'AW'],
    ['Inès de La Tour', 'IT'],
    ['Dorian', 'D'],
  ])('gives %s the token %s, for the eyes only', (name, initials) => {
    const html = renderToStaticMarkup(<TeamList members={[{ slug: 'a', name, role: 'Direction' }]} />);
    expect(html).toContain(`aria-hidden="true">${initials}</span>`);
    expect(html).toContain(`${name}</b> <span`);
  });
});
