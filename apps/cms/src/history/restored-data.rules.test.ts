import { describe, expect, it } from 'vitest';
import type { Model } from './model';
import { referencesIn, restoredData } from './restored-data.rules';

const MODELS: Record<string, Model> = {
  event: {
    info: { displayName: 'Événement' },
    attributes: {
      title: { type: 'string' },
      campus: { type: 'relation', relation: 'manyToOne', target: 'campus' },
      courses: { type: 'relation', relation: 'manyToMany', target: 'course' },
      image: { type: 'media' },
      seo: { type: 'component', component: 'seo' },
      body: { type: 'dynamiczone', components: ['seo'] },
      publishedAt: { type: 'datetime' },
    },
  },
  seo: { info: { displayName: 'Référencement' }, attributes: { image: { type: 'media' } } },
};
const modelOf = (uid: string) => MODELS[uid];
const snapshot = {
  title: 'Portes ouvertes',
  campus: { documentId: 'lyon', title: 'Lyon' },
  courses: [
    { documentId: 'bts', title: 'BTS' },
    { documentId: 'mba', title: 'MBA' },
  ],
  image: { id: 1, name: 'cour.webp' },
  seo: { image: { id: 2, name: 'hall.webp' } },
  body: [
    { __component: 'seo', image: null },
    { __component: 'gone', text: 'Perdu' },
  ],
};

describe('HIST-04 what the document service is given to restore a version', () => {
  it('HIST-04 everything that the version names, however deep, under its outer field', () => {
    expect(referencesIn(modelOf, 'event', snapshot).map(({ field, name }) => `${field} ${name}`)).toEqual([
      'campus Lyon',
      'courses BTS',
      'courses MBA',
      'image cour.webp',
      'seo hall.webp',
    ]);
  });

  it('HIST-04 all of it, without a block that the model no longer has', () => {
    expect(restoredData({ modelOf, isThere: () => true }, 'event', snapshot)).toEqual({
      title: 'Portes ouvertes',
      campus: { set: [{ documentId: 'lyon' }] },
      courses: { set: [{ documentId: 'bts' }, { documentId: 'mba' }] },
      image: 1,
      seo: { image: 2 },
      body: [{ __component: 'seo', image: null }],
    });
  });

  it('HIST-04 what is gone is left out', () => {
    expect(restoredData({ modelOf, isThere: ({ name }) => name === 'MBA' }, 'event', snapshot)).toMatchObject(
      {
        campus: { set: [] },
        courses: { set: [{ documentId: 'mba' }] },
        image: null,
        seo: { image: null },
      },
    );
  });

  it('HIST-04 a field that the version does not know is emptied', () => {
    expect(restoredData({ modelOf, isThere: () => true }, 'event', {})).toEqual({
      title: null,
      campus: { set: [] },
      courses: { set: [] },
      image: null,
      seo: null,
      body: [],
    });
  });
});
