import type { Purpose } from '@meridia/domain/consent';
import type { Choice } from './consent.rules';

/** Where the title of a purpose goes. */
export const TITLE_PLACE = '{}';

/** A tracker as the panel lists it: its name, what it is for, how long it lasts. */
export type TrackerText = readonly [name: string, purpose: string, life: string];

export type PurposeTexts = {
  purpose: Purpose;
  title: string;
  text: string;
  trackers: readonly TrackerText[];
};

/** The words of the panel, in the language of the page: the browser has no dictionary. */
export type PanelTexts = {
  title: string;
  intro: string;
  policy: { label: string; href: string };
  purposes: readonly PurposeTexts[];
  /** « Traceurs : {} », for the title of each purpose: every page carries these words. */
  trackers: string;
  alwaysActive: string;
  on: string;
  off: string;
  refuse: string;
  accept: string;
  save: string;
  close: string;
};

/** What the panel opens with; another request opens it again. */
export type PanelRequest = { choice: Choice };
