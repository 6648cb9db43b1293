import type { SectionName } from './worklist.model';

const WRITING: readonly SectionName[] = [
  'drafts',
  'incomplete',
  'expired',
  'links',
  'week',
  'english',
  'outdated',
  'unknown',
  'searches',
];

/** What comes first for whom, by the role as its code begins (fence/editor-schools.rules.ts). */
export const SECTION_ORDERS: Readonly<Record<string, readonly SectionName[]>> = {
  redaction: WRITING,
  responsable: [
    'week',
    'incomplete',
    'expired',
    'links',
    'unknown',
    'searches',
    'english',
    'outdated',
    'drafts',
  ],
  admissions: [
    'expired',
    'drafts',
    'week',
    'searches',
    'incomplete',
    'links',
    'unknown',
    'english',
    'outdated',
  ],
  relecture: [
    'week',
    'incomplete',
    'expired',
    'english',
    'outdated',
    'links',
    'drafts',
    'unknown',
    'searches',
  ],
};

export const USUAL_ORDER = WRITING;
