import { describe, expect, it } from 'vitest';
import type { Model } from '../history/model';
import type { Words } from '../history/value-text.rules';
import { changesOf, isPlainText, localisedFields } from './localised.rules';

const localised = { i18n: { localized: true } };
const EVENT = {
  info: { displayName: 'Événement' },
  attributes: {
    title: { type: 'string', pluginOptions: localised },
    description: { type: 'blocks', pluginOptions: localised },
    dateStart: { type: 'datetime' },
    campus: { type: 'relation', relation: 'manyToOne' },
  },
} as unknown as Model;
const WORDS: Words = {
  modelOf: () => EVENT,
  labelOf: (_uid, field) => field,
  placeOf: () => 0,
  pageNameOf: (address) => address,
};

describe('TRAD-02 what each language says in its own way', () => {
  it('TRAD-02 neither what the languages share nor relations', () => {
    expect(localisedFields(EVENT)).toEqual(['title', 'description']);
  });

  it('TRAD-02 a field is compared alone', () => {
    const then = { title: 'Portes ouvertes', dateStart: '2030-01-01' };
    const now = { title: 'Journée portes ouvertes', dateStart: '2031-01-01' };
    const title = { uid: 'event', name: 'title' };
    expect(changesOf(WORDS, title, { then, now }).map(({ label }) => label)).toEqual(['title']);
    expect(changesOf(WORDS, { uid: 'event', name: 'description' }, { then, now })).toEqual([]);
    expect(changesOf(WORDS, title, { then, now: then })).toEqual([]);
  });

  it.each([
    [{ type: 'string' }, true],
    [{ type: 'text' }, true],
    [{ type: 'string', customField: 'global::page-link' }, false],
    [{ type: 'blocks' }, false],
    [{ type: 'dynamiczone' }, false],
  ])('TRAD-03 %j is written at the desk: %s', (attribute, expected) => {
    expect(isPlainText(attribute)).toBe(expected);
  });
});
