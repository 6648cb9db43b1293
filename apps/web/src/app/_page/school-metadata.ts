import type { Metadata } from 'next';
import { isLocale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { headIcons } from '@/features/pwa/site-icons.rules';
import { paths } from '@/lib/paths';

/** What every page of the school says in its head. The placeholder of the build belongs to none: no setting is read for it. */
export function schoolMetadata(segment: string): Metadata {
  if (!isLocale(segment)) return {};
  return { manifest: paths.manifest, icons: headIcons(readServerEnvironment().SITE_KEY) };
}
