import type { Core } from '@strapi/strapi';

/** The site serves the derived widths, so an original is kept as it came instead of being compressed twice. */
const SETTINGS = { sizeOptimization: false, responsiveDimensions: true, autoOrientation: true };

export async function setUploadSettings(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings(SETTINGS);
}
