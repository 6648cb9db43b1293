import { describe, expect, it } from 'vitest';
import { problemOf, toStored } from './english-value.rules';

describe('TRAD-04 a text of the desk', () => {
  it.each([
    ['Open day', 'Open day'],
    ['  ', null],
    ['', null],
    [' kept ', ' kept '],
  ])('TRAD-04 « %s » is stored as %j', (typed, stored) => {
    expect(toStored(typed)).toBe(stored);
  });

  it.each([
    [{ type: 'string', maxLength: 4 }, 'Five!', /dépasse 4/],
    [{ type: 'string' }, 'two\nlines', /une ligne/],
    [{ type: 'string', regex: '^[a-z-]+$' }, 'Not A Slug', /formulaire anglais/],
    [{ type: 'string', regex: '^[a-z-]+$' }, 'a-slug', null],
    [{ type: 'text' }, 'two\nlines', null],
    [{ type: 'string', maxLength: 4 }, null, null],
  ])('TRAD-04 %j takes %j or says why not', (attribute, text, problem) => {
    const told = problemOf('Titre', attribute, text);
    if (problem) expect(told).toMatch(problem);
    else expect(told).toBeNull();
  });
});
