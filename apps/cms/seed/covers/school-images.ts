import { popinCover, shareCover, type Illustration } from '@meridia/covers/school-covers';
import { LOCALES, type Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';

export function shareImageName(site: SiteKey, locale: Locale): string {
  return `${site}-partage-${locale}`;
}

export function popinImageName(site: SiteKey): string {
  return `${site}-popin`;
}

/** The images of the school itself, by their names in the media library. */
export function schoolImages(site: SiteKey): [name: string, image: Illustration][] {
  return [
    ...LOCALES.map((locale): [string, Illustration] => [shareImageName(site, locale), shareCover(locale)]),
    [popinImageName(site), popinCover('fr')],
  ];
}
