import type { OptionalPurpose } from '@meridia/domain/consent';
import { onChoice } from '@/features/consent/consent-store';
import { attachOrigin } from '@/features/origin-tracking/origin.client';
import { attachTagManager } from '@/features/tag-manager/tag-manager.client';
import type { Tracking } from '@/lib/site-context';
import { allowFrame } from '@/shell/footer/consented-frame.client';

/** TRACK-05, CALL-11, FOOT-05: each starts when the visitor agrees to it, or at once where nobody has to be asked. */
export function attachTrackers({ isConsentRequired, tagManager }: Tracking): void {
  const allowOrigin = attachOrigin();
  const allowTagManager = tagManager && attachTagManager(tagManager);
  onChoice((choice) => {
    const isAllowed = (purpose: OptionalPurpose) => !isConsentRequired || choice?.[purpose] === true;
    allowOrigin(isAllowed('origin'));
    allowTagManager?.(isAllowed('audience'));
    allowFrame(isAllowed('media'));
  });
}
