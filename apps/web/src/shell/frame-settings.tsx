import type { SiteContext } from '@/lib/site-context';
import { SETTINGS_ID, type FrameSettingsValue } from './frame-settings.model';

/** Data, not a script: no policy has to allow it, and nothing in it may end it. */
export function FrameSettings({ site: { tracking, text } }: { site: SiteContext }) {
  const value: FrameSettingsValue = {
    tracking,
    consent: { saved: text('consent.saved'), refused: text('consent.refused') },
  };
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script type="application/json" id={SETTINGS_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}
