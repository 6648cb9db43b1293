import { CONSENT_KEY, CONSENT_LIFE_S, type Purpose } from './consent.ts';
import { LOCALE_COOKIE } from './locales.ts';
import { SHORTLIST_KEY, SHORTLIST_LIFE_S } from './shortlist.ts';
import { TRACKING_COOKIE_OPTIONS, TRACKING_COOKIES } from './tracking.ts';

export type Tracker = {
  /** Its words are the labels `consent.tracker.<key>.…`. */
  key: string;
  /** Null for a service of someone else, which has no name of its own: the labels have one. */
  name: string | null;
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'history' | 'cacheStorage' | 'service';
  /** How long it lasts once written; null: as long as the tab, the build or the service says. */
  seconds: number | null;
};

const originCookie = (key: keyof typeof TRACKING_COOKIES): Tracker => ({
  key,
  name: TRACKING_COOKIES[key],
  kind: 'cookie',
  seconds: TRACKING_COOKIE_OPTIONS.maxAgeSeconds,
});

/** All that the site keeps on a device, or lets others keep, by purpose. */
export const TRACKERS: Readonly<Record<Purpose, readonly Tracker[]>> = {
  necessary: [
    { key: 'consent', name: CONSENT_KEY, kind: 'localStorage', seconds: CONSENT_LIFE_S },
    { key: 'language', name: LOCALE_COOKIE.name, kind: 'cookie', seconds: LOCALE_COOKIE.maxAgeSeconds },
    { key: 'popin', name: 'popin', kind: 'localStorage', seconds: 7 * 24 * 60 * 60 },
    { key: 'shortlist', name: SHORTLIST_KEY, kind: 'localStorage', seconds: SHORTLIST_LIFE_S },
    { key: 'banner', name: 'banner', kind: 'sessionStorage', seconds: null },
    { key: 'reload', name: 'reload', kind: 'history', seconds: null },
    { key: 'landing', name: 'referrerHost', kind: 'history', seconds: null },
    { key: 'cacheStorage', name: 'Cache Storage', kind: 'cacheStorage', seconds: null },
  ],
  audience: [{ key: 'tagManager', name: null, kind: 'service', seconds: null }],
  origin: [originCookie('origin'), originCookie('source'), originCookie('medium')],
  media: [{ key: 'players', name: null, kind: 'service', seconds: null }],
};
