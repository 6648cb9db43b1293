import { WEBSITE_SETTINGS_PATH } from '@meridia/contract/endpoints';
import { websiteSettingsWire } from '@meridia/contract/website-settings.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalAnswer } from '@/content/client/checked-content';
import { toWebsite } from './website.mapper';
import type { Website } from './website.model';

const TAGS = ['api::site.site', 'api::menu-enrichi.menu-enrichi'];

/** CALL-03; null when the settings cannot be read: the frame does without (STATE-06). */
export async function getWebsite(locale: Locale): Promise<Website | null> {
  const settings = await readOptionalAnswer(WEBSITE_SETTINGS_PATH, websiteSettingsWire, {
    locale,
    tags: TAGS,
  });
  return settings && toWebsite(settings);
}
