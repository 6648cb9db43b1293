import { describe, expect, it } from 'vitest';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import { partsOf, placesOf } from './form-parts.rules';

const fields = { name: 'Nom', price: ['Tarif', 'En euros.'], faq: 'Questions', site: 'École' } as const;
const rows = [['name', 'price'], ['price'], ['faq'], ['site'], ['faq', 'site'], ['name'], ['price']];

describe('PANEL-02 the parts of a form', () => {
  it('are its rows by their first field, without the school', () => {
    expect(partsOf({ rows, fields })).toEqual(['Nom', 'Tarif', 'Questions', 'Questions', 'Nom', 'Tarif']);
  });

  it('are nothing to look for in a short one', () => {
    expect(partsOf({ rows: rows.slice(0, 4), fields })).toEqual([]);
  });

  it('of a programme are twenty, each with a name of its own', () => {
    const parts = partsOf(CONTENT_TYPE_VIEWS['api::course.course']!);
    expect(parts).toContain('Tarif');
    expect(parts.length).toBeGreaterThan(15);
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe('PANEL-02 where a part is', () => {
  it.each([
    ['as it is', 'Tarif'],
    ['with the star of what is required', 'Tarif*'],
    ['with the number of its entries', 'Tarif (5)'],
    ['with both', 'Tarif (5)*'],
    ['with a space behind', 'Tarif '],
  ])('its label is known %s', (_way, text) => {
    expect(placesOf(['Tarif'], ['Nom', text])).toEqual([1]);
  });

  it('a label inside an earlier part is not that of a later one', () => {
    expect(placesOf(['Nom', 'Titre', 'Nom du fichier'], ['Nom', 'Titre', 'Nom', 'Nom du fichier'])).toEqual([
      0, 1, 3,
    ]);
  });

  it('what the form does not show has no place, and the next one keeps its own', () => {
    expect(placesOf(['Nom', 'Caché', 'Tarif'], ['Nom', 'Tarif'])).toEqual([0, undefined, 1]);
  });

  it('a longer label is another one', () => {
    expect(placesOf(['Tarif'], ['Tarif réduit'])).toEqual([undefined]);
  });
});
