import type { Finding } from '../guard/guard.model';
import type { Looked } from './looked.rules';
import type { Version } from './read-versions';

export const aVersion = (fields: Partial<Version> = {}): Version => ({
  uid: 'api::event.event',
  documentId: 'one',
  locale: 'fr',
  title: 'Portes ouvertes',
  draftAt: '2026-11-16T10:00:00.000Z',
  publishedAt: '2026-11-16T10:00:00.000Z',
  isModified: false,
  writtenBy: 1,
  ...fields,
});

export const aFinding = (fields: Partial<Finding> = {}): Finding => ({
  rule: 'title-blank',
  degree: 'blocks',
  path: ['title'],
  sentence: 'Le titre est vide.',
  ...fields,
});

export const aLooked = (fields: Partial<Looked> = {}): Looked => ({
  ...aVersion(fields),
  draft: [],
  published: [],
  ...fields,
});
