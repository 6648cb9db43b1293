import { describe, expect, it } from 'vitest';
import { linksIn, mapLinks, type ModelOf } from './map-links.rules';

const LINK = { type: 'string', customField: 'global::page-link' };
const MODELS: Record<string, ReturnType<ModelOf>> = {
  page: {
    attributes: {
      title: { type: 'string' },
      url: LINK,
      text: { type: 'blocks' },
      button: { type: 'component', component: 'button' },
      cards: { type: 'component', component: 'card' },
      zone: { type: 'dynamiczone' },
    },
  },
  button: { attributes: { label: { type: 'string' }, url: LINK } },
  card: { attributes: { title: { type: 'string' }, url: { ...LINK, required: true } } },
  menu: { attributes: { url: LINK, items: { type: 'component', component: 'card' } } },
};
const modelOf: ModelOf = (uid) => MODELS[uid];

const words = (text: string) => ({ type: 'text', text });
const link = (url: string) => ({ type: 'link', url, children: [words('ici')] });
const text = (...children: unknown[]) => [
  { type: 'list', children: [{ type: 'list-item', children: [words('Voir '), ...children] }] },
];
const page = (url: string | null) => ({
  documentId: 'one',
  title: '/vieux',
  url,
  text: text(...(url === null ? [words('ici')] : [link(url)])),
  button: { label: 'Aller', url },
  cards: url === null ? [] : [{ title: 'Carte', url }],
  zone: [{ __component: 'menu', url, items: url === null ? [] : [{ title: 'Entrée', url }] }],
});

describe('LINK-02 the links of a document', () => {
  it('LINK-02 are changed in fields, texts, components and zones, and nothing else is', () => {
    expect(mapLinks(modelOf, 'page', page('/vieux'), (url) => url.replace('vieux', 'neuf'))).toEqual({
      ...page('/neuf'),
      title: '/vieux',
    });
  });

  it('LINK-02 that lead nowhere leave their words, a field without address, and no entry that is nothing without it', () => {
    expect(mapLinks(modelOf, 'page', page('/mort'), () => null)).toEqual(page(null));
  });

  it('LINK-02 are found with their places', () => {
    expect(linksIn(modelOf, 'page', page('/x')).map(({ path }) => path.join('.'))).toEqual([
      'url',
      'text',
      'button.url',
      'cards.0.url',
      'zone.0.url',
      'zone.0.items.0.url',
    ]);
    expect(linksIn(modelOf, 'page', { url: null, text: null, zone: null, cards: 'x' })).toEqual([]);
    expect(linksIn(modelOf, 'unknown', page('/x'))).toEqual([]);
  });
});
