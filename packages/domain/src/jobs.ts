export const JOB_CONTRACTS = ['alternance', 'stage', 'cdi', 'cdd'] as const;
export type JobContract = (typeof JOB_CONTRACTS)[number];

export const JOB_DOMAINS = [
  'communication',
  'affaires-publiques',
  'commerce-international',
  'commerce',
  'ressources-humaines',
  'gestion-de-projet',
  'gestion',
  'humanitaire',
  'marketing-digital',
  'securite-risques',
  'tourisme',
  'rse',
  'data',
] as const;
export type JobDomain = (typeof JOB_DOMAINS)[number];
