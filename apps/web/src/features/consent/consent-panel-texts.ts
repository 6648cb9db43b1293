import { PURPOSES, type Purpose } from '@meridia/domain/consent';
import { TRACKERS, type Tracker } from '@meridia/domain/trackers.data';
import type { SiteContext } from '@/lib/site-context';
import { TITLE_PLACE, type PanelTexts, type PurposeTexts, type TrackerText } from './consent-panel.model';

function trackerText({ text }: SiteContext, { key, name, kind }: Tracker): TrackerText {
  const label = `consent.tracker.${key}`;
  const when = kind === 'service' ? '' : `, ${text(`${label}.when`)}`;
  return [name ?? text(`${label}.name`), text(`${label}.purpose`), `${text(`${label}.duration`)}${when}`];
}

function purposeTexts(site: SiteContext, purpose: Purpose): PurposeTexts {
  return {
    purpose,
    title: site.text(`consent.purpose.${purpose}.title`),
    text: site.text(`consent.purpose.${purpose}.text`),
    trackers: TRACKERS[purpose].map((tracker) => trackerText(site, tracker)),
  };
}

export function consentPanelTexts(site: SiteContext): PanelTexts {
  const { text } = site;
  return {
    title: text('consent.panel.title'),
    intro: text('consent.panel.intro'),
    policy: { label: text('consent.policy'), href: site.link('consent.policy') ?? '/' },
    purposes: PURPOSES.map((purpose) => purposeTexts(site, purpose)),
    trackers: text('consent.panel.trackers', { purpose: TITLE_PLACE }),
    alwaysActive: text('consent.alwaysActive'),
    on: text('consent.on'),
    off: text('consent.off'),
    refuse: text('consent.refuseAll'),
    accept: text('consent.acceptAll'),
    save: text('consent.save'),
    close: text('consent.close'),
  };
}
