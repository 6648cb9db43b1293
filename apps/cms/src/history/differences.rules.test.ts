import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '@meridia/domain/cpu-time.fixture';
import { differencesOf } from './differences.rules';
import type { Model } from './model';
import type { Words } from './value-text.rules';

const MODELS: Record<string, Model> = {
  page: {
    info: { displayName: 'Page' },
    attributes: {
      title: { type: 'string' },
      link: { type: 'string', customField: 'global::page-link' },
      visible: { type: 'boolean' },
      kind: { type: 'enumeration' },
      startsOn: { type: 'date' },
      startsAt: { type: 'datetime' },
      price: { type: 'decimal' },
      text: { type: 'blocks' },
      campus: { type: 'relation', relation: 'manyToOne', target: 'campus' },
      image: { type: 'media' },
      seo: { type: 'component', component: 'seo' },
      body: { type: 'dynamiczone', components: ['quote', 'seo'] },
      updatedAt: { type: 'datetime' },
    },
  },
  quote: { info: { displayName: 'Citation' }, attributes: { quote: { type: 'text' } } },
  seo: { info: { displayName: 'Référencement' }, attributes: { description: { type: 'text' } } },
};
const LABELS: Record<string, string> = {
  title: 'Titre',
  link: 'Lien',
  visible: 'Affiché',
  kind: 'Type',
  startsOn: 'À partir du',
  startsAt: 'Début',
  price: 'Prix',
  text: 'Texte',
  campus: 'Campus',
  image: 'Image',
  seo: 'Référencement',
  body: 'Contenu',
  quote: 'Citation',
  description: 'Description',
};
const words: Words = {
  modelOf: (uid) => MODELS[uid],
  labelOf: (_uid, field) => LABELS[field] ?? field,
  placeOf: (_uid, field) => Object.keys(LABELS).indexOf(field),
  pageNameOf: (address) => (address === '/@campus/lyon' ? 'Campus de Lyon' : address),
};
const compare = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  differencesOf(words, 'page', before, after).map(
    ({ label, kind, removed, added }) => `${kind} ${label}: « ${removed.trim()} » → « ${added.trim()} »`,
  );
const paragraph = (text: string, extra = {}) => [
  { type: 'paragraph', children: [{ type: 'text', text, ...extra }] },
];
const quotes = (...texts: string[]) => texts.map((quote) => ({ __component: 'quote', quote }));

describe('HIST-03 differences as an editor reads them', () => {
  it.each([
    ['the same content', { title: 'A', updatedAt: '1' }, { title: 'A', updatedAt: '2' }, []],
    [
      'a word of a text',
      { title: 'Portes ouvertes à Lyon' },
      { title: 'Portes ouvertes à Lille' },
      ['changed Titre: « Lyon » → « Lille »'],
    ],
    ['a field that was empty', { title: null }, { title: 'A' }, ['added Titre: «  » → « A »']],
    ['a field that is emptied', { title: 'A' }, { title: '' }, ['removed Titre: « A » → «  »']],
    ['nothing and an empty text', { title: null }, { title: '' }, []],
    [
      'a link, by the page that it refers to',
      { link: '/contact' },
      { link: '/@campus/lyon' },
      ['changed Lien: « /contact » → « Campus de Lyon »'],
    ],
    ['a switch', { visible: true }, { visible: false }, ['changed Affiché: « Oui » → « Non »']],
    [
      'a choice',
      { kind: 'open-door' },
      { kind: 'conference' },
      ['changed Type: « Portes ouvertes » → « Conférence »'],
    ],
    [
      'a day',
      { startsOn: '2026-11-16' },
      { startsOn: '2026-12-16' },
      ['changed À partir du: « novembre » → « décembre »'],
    ],
    [
      'an hour, in Paris',
      { startsAt: '2026-11-16T13:00:00.000Z' },
      { startsAt: '2026-11-16T14:30:00.000Z' },
      ['changed Début: « 14:00 » → « 15:30 »'],
    ],
    ['a number', { price: 1200.5 }, { price: 900 }, ['changed Prix: « 1\u202f200,5 » → « 900 »']],
    [
      'a rich text',
      { text: paragraph('Un texte.') },
      { text: paragraph('Un autre texte.') },
      ['changed Texte: «  » → « autre »'],
    ],
    [
      'bold letters',
      { text: paragraph('Un texte.') },
      { text: paragraph('Un texte.', { bold: true }) },
      ['changed Texte: «  » → « Mise en forme modifiée »'],
    ],
    [
      'another campus',
      { campus: { documentId: 'l', title: 'Lyon' } },
      { campus: { documentId: 'p', title: 'Paris' } },
      ['changed Campus: « Lyon » → « Paris »'],
    ],
    [
      'a campus that got another name',
      { campus: { documentId: 'l', title: 'Lyon' } },
      { campus: { documentId: 'l', title: 'Lyon 7' } },
      [],
    ],
    [
      'a picture',
      { image: null },
      { image: { id: 3, name: 'cour.webp' } },
      ['added Image: «  » → « cour.webp »'],
    ],
    [
      'a field of a component',
      { seo: { description: 'A' } },
      { seo: { description: 'B' } },
      ['changed Référencement › Description: « A » → « B »'],
    ],
    [
      'a whole component',
      { seo: null },
      { seo: { description: 'B' } },
      ['added Référencement: «  » → « Description : B »'],
    ],
    [
      'a block that is removed, and none of those after it',
      { body: quotes('a', 'b', 'c') },
      { body: quotes('b', 'c') },
      ['removed Contenu › Citation 1: « Citation : a » → «  »'],
    ],
    [
      'a block that is changed',
      { body: quotes('a', 'b') },
      { body: quotes('a', 'x') },
      ['changed Contenu › Citation 2 › Citation: « b » → « x »'],
    ],
    [
      'a block in the place of another kind',
      { body: quotes('a') },
      { body: [{ __component: 'seo', description: 'B' }] },
      [
        'removed Contenu › Citation 1: « Citation : a » → «  »',
        'added Contenu › Référencement 2: «  » → « Description : B »',
      ],
    ],
    [
      'a block that the model no longer has',
      { body: [{ __component: 'gone', x: 1 }] },
      { body: [] },
      ['removed Contenu › gone 1: «  » → «  »'],
    ],
  ])('%s', (_what, before, after, shown) => {
    expect(compare(before, after)).toEqual(shown);
  });

  it('HIST-03 in the order of the form', () => {
    const changed = differencesOf(
      words,
      'page',
      { campus: null, visible: true, title: 'A' },
      { campus: { documentId: 'l', title: 'Lyon' }, visible: false, title: 'B' },
    );
    expect(changed.map(({ label }) => label)).toEqual(['Titre', 'Affiché', 'Campus']);
  });

  it('HIST-03 a long text shows the words around its change', () => {
    const long = 'Les admissions sont ouvertes toute l’année dans tous les campus de l’école, en ligne. ';
    const [found] = differencesOf(
      words,
      'page',
      { title: `${long}Vite. ${long}` },
      { title: `${long}Bientôt. ${long}` },
    );
    expect(found).toMatchObject({ removed: 'Vite. ', added: 'Bientôt. ' });
    expect(found?.start).toMatch(/^… .+en ligne\. $/);
    expect(found?.end).toMatch(/^Les admissions .+ …$/);
  });

  it('HIST-03 lists of a thousand blocks are compared in less than a second', () => {
    const many = (word: string) => quotes(...Array.from({ length: 1000 }, (_, place) => `${word} ${place}`));
    const compareMany = () => compare({ body: many('a') }, { body: many('b') });
    expect(compareMany()).toHaveLength(1000);
    expect(cpuMsOf(compareMany)).toBeLessThan(1000);
  });
});
