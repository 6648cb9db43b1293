import { conversionReport, convertStoredLinks } from '../links/convert-stored-links';
import type { Convert } from './migration';

/** Links that were written before references. */
export const convertLinks: Convert = async (trx, strapi) =>
  conversionReport(await convertStoredLinks(strapi, trx));
