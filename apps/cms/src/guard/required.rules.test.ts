import { describe, expect, it } from 'vitest';
import type { Model, ModelOf } from '../history/model';
import { findMissing } from './required.rules';

const EVENT = 'api::event.event';
const MODELS: Record<string, Model['attributes']> = {
  [EVENT]: {
    title: { type: 'string', required: true },
    summary: { type: 'text' },
    body: { type: 'dynamiczone', components: ['block.form-link'] },
    seo: { type: 'component', component: 'shared.seo' },
  },
  'block.form-link': { label: { type: 'string', required: true } },
  'shared.seo': { text: { type: 'string', required: true } },
};
const modelOf: ModelOf = (uid) => ({ attributes: MODELS[uid] ?? {}, info: { displayName: '' } });
const pathsOf = (document: object, known: Parameters<typeof findMissing>[3] = []) =>
  findMissing(modelOf, EVENT, document as Record<string, unknown>, known).map(({ path }) => path.join('.'));

describe('GUARD-06 what a model says must be there', () => {
  it.each([
    ['nothing is missing', { title: 'a', body: [{ __component: 'block.form-link', label: 'b' }] }, []],
    ['a field', { title: ' ' }, ['title']],
    ['a field of a block', { title: 'a', body: [{ __component: 'block.form-link' }] }, ['body.0.label']],
    ['a field of a part that is there', { title: 'a', seo: {} }, ['seo.text']],
    ['nothing of a part that is not there', { title: 'a', seo: null }, []],
  ])('GUARD-06 %s', (_case, document, paths) => {
    expect(pathsOf(document)).toEqual(paths);
  });

  it('GUARD-06 says nothing twice, and names the field as its form does', () => {
    const known = [{ rule: 'title-blank', degree: 'blocks' as const, path: ['title'], sentence: '' }];
    expect(pathsOf({ title: '' }, known)).toEqual([]);
    const [finding] = findMissing(
      modelOf,
      EVENT,
      { title: 'a', body: [{ __component: 'block.form-link' }] },
      [],
    );
    expect(finding?.sentence.replaceAll('\u00a0', ' ')).toBe(
      '« Texte du bouton » est à remplir avant de publier.',
    );
  });
});
