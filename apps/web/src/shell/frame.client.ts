import { startIslands, wake } from '@engine/islands.client';
import { attachAnchors } from '@/features/anchors/anchors.client';
import { attachConnectivity } from '@/features/connectivity/connectivity.client';
import { attachConsent } from '@/features/consent/consent.client';
import { attachLanguage } from '@/features/locale/language.client';
import { attachPrefetch } from '@/features/navigation/prefetch.client';
import { attachOfflinePage } from '@/features/offline/offline.client';
import { attachProgress } from '@/features/progress-bar/progress.client';
import { attachServiceWorker } from '@/features/pwa/service-worker.client';
import { attachAnchorDelay, attachToTop } from '@/features/scroll/scroll.client';
import { attachSearch } from '@/features/search/search.client';
import { attachVitals } from '@/features/vitals/vitals.client';
import { attachActionOpener } from '@/shell/actions/action-opener.client';
import { attachBanner } from '@/shell/banner/banner.client';
import { attachTrackers } from '@/shell/consent/trackers.client';
import { attachNavbar } from '@/shell/navbar/navbar.client';
import { attachPopin } from '@/shell/popin/popin.client';
import { attachSidebar } from '@/shell/sidebar/sidebar.client';
import { SETTINGS_ID, type FrameSettingsValue } from './frame-settings.model';
import { ISLANDS } from './islands';

/** Null on a page without a frame (LAY-03). */
function readSettings(): FrameSettingsValue | null {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  return text ? (JSON.parse(text) as FrameSettingsValue) : null;
}

/** What few pages have comes with them alone. */
async function attachPageParts(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-live-form]');
  if (form) (await import('@/features/live-form/live-form.client')).attachLiveForm(form);
  if (document.querySelector('[data-keep], [data-shortlist]'))
    (await import('@/features/shortlist/shortlist.client')).attachShortlist();
}

/** One that fails takes none of the others with it: the page works without any of them. */
function attachEach(attachments: readonly (() => void)[]): void {
  for (const attach of attachments) {
    try {
      attach();
    } catch (error) {
      reportError(error);
    }
  }
}

function attachFrame({ tracking, consent }: FrameSettingsValue): void {
  attachEach([
    attachNavbar,
    attachSidebar,
    attachActionOpener,
    () => attachConsent(consent, () => wake('consent-panel')),
    attachToTop,
    attachAnchors,
    attachBanner,
    attachPopin,
    attachConnectivity,
    attachOfflinePage,
    () => attachTrackers(tracking),
    attachLanguage,
    () => void attachPageParts().catch(reportError),
    attachSearch,
    attachPrefetch,
    // Last, and on the window: they must know what the others have done with a click.
    attachAnchorDelay,
    attachProgress,
  ]);
}

function start(): void {
  startIslands(ISLANDS);
  const settings = readSettings();
  if (settings) attachFrame(settings);
  attachServiceWorker();
  attachVitals();
  // For those who measure, and for the tests: from now on a click is heard.
  performance.mark('frame');
}

// After the first paint: what is attached measures the page, and the page works without it.
requestAnimationFrame(() => setTimeout(start));
