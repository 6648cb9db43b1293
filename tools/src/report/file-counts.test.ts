import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CMS_FOLDER } from '../services/repository.ts';
import { countFiles, countPairs } from './file-counts.ts';
import { readSchool, type SchoolFiles } from './school-files.ts';

const words = (en: string | null) => ({ fr: 'mot', en });

function aSchool(files: Partial<SchoolFiles> = {}): SchoolFiles {
  return {
    school: { title: words('a'), banner: { text: words('a') }, popin: { title: words('a') } },
    ...{
      campuses: [],
      courses: [],
      testimonials: [],
      team: [],
      keyFigures: [],
      crmRules: {},
      categories: [],
    },
    ...{ events: [], jobs: [], menus: [], redirects: [], searchSynonyms: [], news: [], blog: [], pages: [] },
    ...files,
  };
}

const aCourse = (slug: string, campuses: string[], category = 'bts') => ({
  ...{ slug, category, campuses, name: words('a'), summary: words('a') },
});

describe('countFiles', () => {
  it('counts a translation by its own file', () => {
    const news = ['a.md', 'b.md', 'b.en.md'].map((name) => ({ name, text: '' }));
    expect(countFiles(aSchool({ news })).news).toEqual({ fr: 2, en: 1 });
  });

  it('counts a course in English when its name and its summary are translated', () => {
    const courses = [
      aCourse('a', []),
      { ...aCourse('b', []), name: words(null) },
      { ...aCourse('c', []), summary: words(null) },
    ];
    expect(countFiles(aSchool({ courses })).course).toEqual({ fr: 3, en: 1 });
  });

  it('counts a form once, however many pages lead to it', () => {
    const text =
      '---\npageLayout:\n  - type: form-link\n    title: "Écrire"\n    url: https://a.example/form\n';
    const other = `${text}  - type: hero\n    url: https://a.example/other\n`;
    const pages = [
      { name: 'a.md', text },
      { name: 'b.md', text: other },
      { name: 'b.en.md', text },
    ];
    expect(countFiles(aSchool({ pages }))['form-link']).toEqual({ fr: 1, en: 1 });
  });

  it('counts the settings of a school without English once', () => {
    const school = { title: words(null), banner: { text: words(null) }, popin: { title: words('a') } };
    const { site, banner, popin } = countFiles(aSchool({ school }));
    expect({ site, banner, popin }).toEqual({
      site: { fr: 1, en: 0 },
      banner: { fr: 1, en: 0 },
      popin: { fr: 1, en: 1 },
    });
  });
});

describe('countPairs', () => {
  const courses = [aCourse('a', ['paris', 'lyon']), aCourse('b', ['paris'], 'short-course')];
  const rule = { excludedCategories: [], notListed: [], expected: { listedPairs: 0 } };

  it('counts each programme on each of its campuses', () => {
    expect(countPairs(courses, rule)).toBe(3);
  });

  it('leaves out a category', () => {
    expect(countPairs(courses, { ...rule, excludedCategories: ['short-course'] })).toBe(2);
  });

  it('leaves out a pair', () => {
    expect(countPairs(courses, { ...rule, notListed: [{ course: 'a', campus: 'lyon' }] })).toBe(2);
  });

  it.each(['meridia', 'boreal'])('finds as many as the file of %s announces', (school) => {
    const files = readSchool(path.join(CMS_FOLDER, 'seed/content', school));
    for (const crmRule of Object.values(files.crmRules)) {
      expect(countPairs(files.courses, crmRule)).toBe(crmRule.expected.listedPairs);
    }
  });
});
