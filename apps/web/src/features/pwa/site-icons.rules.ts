import type { SiteKey } from '@meridia/domain/sites';
import { ICON_FOLDERS } from './brands.data.ts';

/** What the head of a page says of the icons of the school. */
export function headIcons(siteKey: SiteKey) {
  const folder = ICON_FOLDERS[siteKey];
  return { icon: `${folder}/favicon.svg`, apple: `${folder}/apple-touch-180.png` };
}

/** What programs ask for without having read a page (V-14), and the icon of the school that answers. */
export function askedIcons(siteKey: SiteKey): Record<string, string> {
  const folder = ICON_FOLDERS[siteKey];
  const apple = ['', '-precomposed', '-120x120', '-120x120-precomposed', '-180x180'];
  return {
    '/favicon.ico': `${folder}/favicon.ico`,
    ...Object.fromEntries(
      apple.map((end) => [`/apple-touch-icon${end}.png`, `${folder}/apple-touch-180.png`]),
    ),
  };
}

/** Those of the installed app; phones cut the maskable one to their own shape. */
export function manifestIcons(siteKey: SiteKey) {
  const folder = ICON_FOLDERS[siteKey];
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${folder}/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [icon('app-192', 192, 'any'), icon('app-512', 512, 'any'), icon('maskable-512', 512, 'maskable')];
}
