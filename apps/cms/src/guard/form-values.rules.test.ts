import { expect, it } from 'vitest';
import { asSaved } from './form-values.rules';

it('GUARD-03 the form is looked at as it would be saved: fields as typed, relations with what was added and taken away', () => {
  const stored = { title: 'a', campus: [{ documentId: 'x' }], brochure: { documentId: 'b' } };
  expect(
    asSaved(stored, {
      title: 'b',
      campus: { connect: [{ documentId: 'y' }], disconnect: [{ documentId: 'x' }] },
      brochure: { connect: [], disconnect: [{ documentId: 'b' }] },
    }),
  ).toEqual({ title: 'b', slug: 'b', campus: [{ documentId: 'y' }], brochure: [] });
});

it.each([
  ['made of the title', { title: 'Été 2027' }, 'ete-2027'],
  ['as it was typed', { title: 'Été 2027', slug: 'rentree' }, 'rentree'],
  ['none where there is no letter', { title: '…', slug: ' ' }, ''],
])('GUARD-03, GUARD-04 the address of a form is %s', (_what, values, slug) => {
  expect(asSaved({}, values).slug).toBe(slug);
});
