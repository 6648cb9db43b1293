import { isLocale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import type { Tracking } from '@/lib/site-context';

/** What the settings say of tracking; the placeholder of the build is told apart before any setting is read. */
export function trackingOf(segment: string): Tracking | undefined {
  if (!isLocale(segment)) return undefined;
  const { CONSENT, TAG_MANAGER_ID, TAG_MANAGER_URL } = readServerEnvironment();
  return {
    isConsentRequired: CONSENT === 'required',
    tagManager: TAG_MANAGER_ID ? { id: TAG_MANAGER_ID, url: TAG_MANAGER_URL } : null,
  };
}
