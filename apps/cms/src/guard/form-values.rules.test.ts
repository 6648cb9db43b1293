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
  ).toEqual({ title: 'b', campus: [{ documentId: 'y' }], brochure: [] });
});
