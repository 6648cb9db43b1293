import type { BrochureWire, CourseBrochureWire } from '@meridia/contract/brochures.wire';
import { toReference } from '@/content/reference.mapper';
import type { Brochure, BrochureFacts } from './brochure.model';

export function toBrochureFacts({ slug, title, pages, year, file }: CourseBrochureWire): BrochureFacts {
  return { slug, title, pages, year, fileName: file };
}

export function toBrochure(brochure: BrochureWire): Brochure {
  return { ...toBrochureFacts(brochure), programme: brochure.course && toReference(brochure.course) };
}
