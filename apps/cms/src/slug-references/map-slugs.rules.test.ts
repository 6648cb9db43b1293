import { describe, expect, it } from 'vitest';
import type { Model, ModelOf } from '../history/model';
import { mapSlugFields, mapSlugs, slugsIn } from './map-slugs.rules';

const CAMPUS = 'api::campus.campus';
const COURSE = 'api::course.course';

const MODELS: Record<string, Model['attributes']> = {
  'api::article.article': { title: { type: 'string' }, body: { type: 'dynamiczone' } },
  'block.group': { list: { type: 'component', component: 'block.events-list' } },
};
const modelOf: ModelOf = (uid) => ({ attributes: MODELS[uid] ?? {}, info: { displayName: '' } });
const change = (target: string, slug: string) => `${target === CAMPUS ? 'campus' : 'programme'} ${slug}`;

describe('LIFE-04 the slugs that a document names', () => {
  const article = {
    title: 'lyon',
    body: [
      { __component: 'block.testimonials', title: 'lyon', filterCampus: 'lyon', filterCourse: 'mba' },
      { __component: 'block.events-list', filterCampus: null },
      { __component: 'block.group', list: { filterCampus: 'lille' } },
    ],
  };

  it('LIFE-04 are found in blocks, however deep', () => {
    expect(slugsIn(modelOf, 'api::article.article', article)).toEqual([
      { target: CAMPUS, slug: 'lyon' },
      { target: COURSE, slug: 'mba' },
      { target: CAMPUS, slug: 'lille' },
    ]);
  });

  it('LIFE-04 are changed, and nothing else is', () => {
    expect(mapSlugs(modelOf, 'api::article.article', article, change)).toEqual({
      title: 'lyon',
      body: [
        {
          __component: 'block.testimonials',
          title: 'lyon',
          filterCampus: 'campus lyon',
          filterCourse: 'programme mba',
        },
        { __component: 'block.events-list', filterCampus: null },
        { __component: 'block.group', list: { filterCampus: 'campus lille' } },
      ],
    });
  });

  it('LIFE-04 in a row, under the names of its columns', () => {
    const row = { id: 1, filter_campus: 'lyon' };
    expect(mapSlugFields('block.events-list', row, change, () => 'filter_campus')).toEqual({
      id: 1,
      filter_campus: 'campus lyon',
    });
  });
});
