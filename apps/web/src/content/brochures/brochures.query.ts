import 'server-only';
import { brochureWire } from '@meridia/contract/brochures.wire';
import { BROCHURES_PATH } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readAll } from '@/content/client/checked-content';
import { toBrochure } from './brochure.mapper';
import type { Brochure } from './brochure.model';

const TAGS = ['api::brochure.brochure', 'api::course.course'];

/** All of them, by title. */
export async function getBrochures(locale: Locale): Promise<Brochure[]> {
  const query = { sort: ['title:asc', 'slug:asc'] };
  const brochures = await readAll(BROCHURES_PATH, brochureWire, { locale, tags: TAGS, query });
  return brochures.map(toBrochure);
}
