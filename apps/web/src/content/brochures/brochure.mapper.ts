import type { CourseBrochureWire } from '@meridia/contract/brochures.wire';
import type { BrochureFacts } from './brochure.model';

export function toBrochureFacts({ slug, title, pages, year, file }: CourseBrochureWire): BrochureFacts {
  return { slug, title, pages, year, fileName: file };
}
