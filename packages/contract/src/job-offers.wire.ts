import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { LEVELS } from '@meridia/domain/courses';
import { JOB_CONTRACTS, JOB_DOMAINS } from '@meridia/domain/jobs';
import { httpUrlOrNull } from './address.wire.ts';
import { lineWire } from './component.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';

/** `GET /job-offers` */
export const jobOfferWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  company: z.string(),
  city: textOrNull(),
  contract: z.enum(JOB_CONTRACTS),
  level: orNull(z.literal(LEVELS)),
  domain: z.enum(JOB_DOMAINS),
  duration: textOrNull(),
  /** `AAAA-MM` */
  startMonth: textOrNull(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  publishedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  campus: orNull(titledReferenceWire),
});
export type JobOfferWire = z.infer<typeof jobOfferWire>;

/** `GET /job-offers/{slug}` */
export const jobOfferDetailWire = jobOfferWire.extend({
  salary: textOrNull(),
  description: orEmpty(blockNodeWire),
  missions: orEmpty(lineWire),
  profile: orEmpty(lineWire),
  applyUrl: httpUrlOrNull,
});
export type JobOfferDetailWire = z.infer<typeof jobOfferDetailWire>;
