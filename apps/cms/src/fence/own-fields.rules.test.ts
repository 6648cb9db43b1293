import { describe, expect, it } from 'vitest';
import { ownFields } from './own-fields.rules';

const ATTRIBUTES = [
  ...['title', 'site', 'campuses', 'createdBy', 'updatedBy', 'locale', 'localizations'],
  ...['createdAt', 'updatedAt', 'publishedAt'],
];
const FIELDS = { title: 'A', site: 'meridia', campuses: { connect: [] }, updatedBy: 1 };
const OF_THE_ROW = {
  ...{ id: 7, documentId: 'x', locale: 'en', localizations: [8], document_id: 'x', created_by_id: 2 },
  ...{ createdAt: '2020-01-01', updatedAt: '2020-01-01', publishedAt: null, unknown: 1 },
};

describe('SCHOOL-02 of what is sent', () => {
  it.each(['create', 'update', 'clone'])(
    '%s: the fields of the model are kept, nothing else is',
    (action) => {
      expect(ownFields(ATTRIBUTES, action, { ...FIELDS, ...OF_THE_ROW })).toEqual(FIELDS);
    },
  );

  it('who created a document is said when it is created, and never again', () => {
    const data = { title: 'A', createdBy: 1 };
    expect(ownFields(ATTRIBUTES, 'create', data)).toEqual(data);
    expect(ownFields(ATTRIBUTES, 'update', data)).toEqual({ title: 'A' });
  });
});
