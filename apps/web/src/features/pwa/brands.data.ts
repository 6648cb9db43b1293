import type { SiteKey } from '@meridia/domain/sites';

/** The icons of a school, by the folder of its own (`pnpm art` draws them): no school shows those of another. */
export const ICON_FOLDERS: Record<SiteKey, string> = {
  meridia: '/icons/meridia',
  boreal: '/icons/boreal',
};

type Screenshot = { src: string; width: number; height: number; form: 'wide' | 'narrow' };

function homeScreenshots(school: SiteKey): Screenshot[] {
  return [
    { src: `/images/screenshots/${school}-wide.png`, width: 1280, height: 800, form: 'wide' },
    { src: `/images/screenshots/${school}-narrow.png`, width: 390, height: 844, form: 'narrow' },
  ];
}

/** The home of a school, as the dialog that installs the app shows it. */
export const SCREENSHOTS: Record<SiteKey, readonly Screenshot[]> = {
  meridia: homeScreenshots('meridia'),
  boreal: homeScreenshots('boreal'),
};
