import type { JobDomain } from '@meridia/domain/jobs';
import type { Tint } from '@/ui/tint';

/** The tint of the school's domain that each trade is nearest to. */
export const JOB_TINTS = {
  communication: 'tilleul',
  'marketing-digital': 'tilleul',
  'affaires-publiques': 'rose',
  data: 'rose',
  'commerce-international': 'paille',
  commerce: 'paille',
  'ressources-humaines': 'paille',
  'gestion-de-projet': 'paille',
  gestion: 'paille',
  humanitaire: 'mer',
  'securite-risques': 'mer',
  tourisme: 'mer',
  rse: 'mer',
} as const satisfies Record<JobDomain, Tint>;
