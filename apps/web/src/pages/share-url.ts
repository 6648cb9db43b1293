import type { Locale } from '@meridia/domain/locales';
import { getWebsite } from '@/content/website/website.query';
import { localePath } from '@/lib/paths';

/** The whole address of a page, to give to someone; null when the settings of the site cannot be read. */
export async function readShareUrl(locale: Locale, path: string): Promise<string | null> {
  const website = await getWebsite(locale);
  return website && new URL(localePath(locale, path), website.siteUrl).href;
}
