import { describe, expect, it } from 'vitest';
import { namesOf, referenceName } from './names.rules';
import { replaceInField } from './replace.rules';

const CAMPUS = 'api::campus.campus';
const [LYON_ID, LILLE_ID, PARIS_ID] = ['d'.repeat(24), 'e'.repeat(24), 'f'.repeat(24)];
const LYON = new Set([...namesOf(CAMPUS, [{ slug: 'lyon' }]), referenceName(CAMPUS, LYON_ID)]);
const TO_PARIS = { names: LYON, documentId: PARIS_ID, path: '/campus/paris', slug: 'paris' };
const field = (name: string, type = 'string') => ({ name, type, column: name });

describe('USED-03 something else is named', () => {
  it('USED-03 in the links of a rich text, and nothing else of it changes', () => {
    const text = (url: string) => [
      {
        type: 'paragraph',
        children: [{ type: 'link', url, children: [{ type: 'text', text: '/campus/lyon' }] }],
      },
    ];
    expect(
      replaceInField('block.rich-text', field('body', 'blocks'), text('/campus/lyon#acces'), TO_PARIS),
    ).toEqual(text('/campus/paris#acces'));
    expect(
      replaceInField('block.rich-text', field('body', 'blocks'), text('/campus/lille'), TO_PARIS),
    ).toEqual(text('/campus/lille'));
  });

  it.each([
    ['an address', 'item.card', 'url', '/en/campus/lyon', '/en/campus/paris'],
    ['a reference', 'item.card', 'url', `/@campus/${LYON_ID}#acces`, `/@campus/${PARIS_ID}#acces`],
    ['another reference', 'item.card', 'url', `/@campus/${LILLE_ID}`, `/@campus/${LILLE_ID}`],
    ['a filter', 'block.events-list', 'filterCampus', 'lyon', 'paris'],
    ['another filter', 'block.events-list', 'filterCampus', 'lille', 'lille'],
    ['words', 'item.card', 'title', 'lyon', 'lyon'],
    ['nothing', 'item.card', 'url', null, null],
  ])('USED-03 in %s', (_what, uid, name, value, expected) => {
    expect(replaceInField(uid, field(name), value, TO_PARIS)).toBe(expected);
  });

  it('USED-03 not by a document without a page', () => {
    expect(replaceInField('item.card', field('url'), '/campus/lyon', { ...TO_PARIS, path: null })).toBe(
      '/campus/lyon',
    );
  });
});
