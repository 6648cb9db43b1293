import { describe, expect, it } from 'vitest';
import { namesOf, pathIn, withPath } from './names.rules';

describe('USED-01 the page that an address names', () => {
  it.each([
    ['/campus/lyon', '/campus/lyon'],
    ['/campus/lyon/', '/campus/lyon'],
    ['/Campus/Lyon', '/campus/lyon'],
    ['/en/campus/lyon?x=1#acces', '/campus/lyon'],
    ['/programme/mba/cout?annee=2', '/programme/mba'],
    ['/programme/mba/fiche.pdf', '/programme/mba'],
    ['/english', '/english'],
    ['/', null],
    ['/en', null],
    ['//ailleurs.example/campus/lyon', null],
    ['https://ailleurs.example/campus/lyon', null],
    ['mailto:a@b.example', null],
    [null, null],
    [12, null],
  ])('USED-01 %j is %j', (address, path) => {
    expect(pathIn(address)).toBe(path);
  });
});

describe('USED-01 the names of a document', () => {
  it('USED-01 are its address and its slug, in each of its versions', () => {
    expect(namesOf('api::campus.campus', [{ slug: 'lyon' }, { slug: 'lyon' }, { slug: 'lyons' }])).toEqual([
      'path:/campus/lyon',
      'slug:api::campus.campus:lyon',
      'path:/campus/lyons',
      'slug:api::campus.campus:lyons',
    ]);
  });

  it('USED-01 a page of a section, and the first page of the section', () => {
    expect(
      namesOf('api::article.article', [{ rubrique: 'ecole', slug: 'histoire' }, { rubrique: 'vae' }]),
    ).toEqual(['path:/ecole/histoire', 'slug:api::article.article:histoire', 'path:/vae']);
  });

  it('USED-01 a type without pages has none', () => {
    expect(namesOf('api::redirect.redirect', [{}])).toEqual([]);
  });
});

describe('USED-03 an address is given another page', () => {
  it.each([
    ['/campus/lyon', '/campus/paris'],
    ['/campus/lyon#acces', '/campus/paris#acces'],
    ['/en/campus/lyon?x=1', '/en/campus/paris?x=1'],
  ])('USED-03 %s becomes %s', (address, expected) => {
    expect(withPath(address, '/campus/paris')).toBe(expected);
  });
});
