import { z } from 'zod';
import { orNull } from './optional.wire.ts';
import { namedReferenceWire, titledReferenceWire } from './reference.wire.ts';

/** A brochure as its programme shows it. */
export const courseBrochureWire = titledReferenceWire.extend({
  pages: orNull(z.int()),
  year: orNull(z.int()),
  file: z.string(),
});
export type CourseBrochureWire = z.infer<typeof courseBrochureWire>;

/** `GET /brochures`, `GET /brochures/{slug}` */
export const brochureWire = courseBrochureWire.extend({ course: orNull(namedReferenceWire) });
export type BrochureWire = z.infer<typeof brochureWire>;
