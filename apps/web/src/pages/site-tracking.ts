import { readServerEnvironment } from '@/env/server';
import type { Tracking } from '@/lib/site-context';

/** What the settings say of tracking. */
export function siteTracking(): Tracking {
  const { CONSENT, TAG_MANAGER_ID, TAG_MANAGER_URL } = readServerEnvironment();
  return {
    isConsentRequired: CONSENT === 'required',
    tagManager: TAG_MANAGER_ID ? { id: TAG_MANAGER_ID, url: TAG_MANAGER_URL } : null,
  };
}
