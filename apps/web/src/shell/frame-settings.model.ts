import { FRAME_IDS } from '@/lib/frame-ids';
import type { Tracking } from '@/lib/site-context';

/** What the page tells the scripts of the frame: the browser has no dictionary. */
export type FrameSettingsValue = {
  tracking: Tracking;
  consent: { saved: string; refused: string };
};

export const SETTINGS_ID = FRAME_IDS.settings;
