'use client';
import type { OptionalPurpose } from '@meridia/domain/consent';
import { useChoice } from '@/features/consent/consent-store';
import { OriginTracker } from '@/features/origin-tracking/origin-tracker.client';
import { TagManager } from '@/features/tag-manager/tag-manager.client';
import type { TagManagerSettings } from '@/features/tag-manager/tag-manager.rules';

type Props = { isConsentRequired: boolean; tagManager: TagManagerSettings | null };

/** TRACK-05, CALL-11: each starts when the visitor agrees to it, or at once where nobody has to be asked. */
export function ConsentedTrackers({ isConsentRequired, tagManager }: Props) {
  const choice = useChoice();
  if (choice === undefined) return null;
  const isAllowed = (purpose: OptionalPurpose) => !isConsentRequired || choice?.[purpose] === true;
  return (
    <>
      <OriginTracker isAllowed={isAllowed('origin')} />
      {tagManager && <TagManager settings={tagManager} isAllowed={isAllowed('audience')} />}
    </>
  );
}
