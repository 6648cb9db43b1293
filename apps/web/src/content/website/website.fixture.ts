import { aWebsite } from '@meridia/contract/website-settings.fixture';
import { toWebsite } from './website.mapper';
import type { Website } from './website.model';

/** The site of a school, as the content service describes one. */
export function aSchoolSite(): Website {
  return toWebsite(aWebsite());
}
