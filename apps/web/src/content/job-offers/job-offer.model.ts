import type { Level } from '@meridia/domain/courses';
import type { JobContract, JobDomain } from '@meridia/domain/jobs';
import type { Reference } from '@/content/reference.model';
import type { RichText } from '@/content/rich-text.model';
import type { TranslatedDocument } from '@/lib/translated';

export type JobOfferCard = TranslatedDocument & {
  slug: string;
  title: string;
  company: string;
  city: string | null;
  contract: JobContract;
  /** The level that the contract prepares. */
  level: Level | null;
  domain: JobDomain;
  /** « 24 mois » */
  duration: string | null;
  /** « 2026-12 » */
  startMonth: string | null;
  /** « 2026-11-14 » */
  publishedOn: string;
  /** The last day on which one may apply. */
  expiresOn: string;
  campus: Reference | null;
};

export type JobOfferDetail = JobOfferCard &
  TranslatedDocument & {
    salary: string | null;
    description: RichText;
    missions: readonly string[];
    profile: readonly string[];
    applyHref: string | null;
    isExpired: boolean;
  };
