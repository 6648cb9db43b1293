import type { ComponentProps } from 'react';
import { ActionModal } from '@/features/action-modal/action-modal';
import type { ModalRequest } from '@/features/action-modal/action-modal.model';
import { currentOrigin } from '@/features/origin-tracking/current-origin';
import { campaignVisit, resolveOrigin } from '@/features/origin-tracking/origin.rules';

type Props = Omit<ComponentProps<typeof ActionModal>, 'currentOrigin'>;

/** TRACK-05: the campaign in the address of the link that was followed counts, as it does without a script. */
function originOf(request: ModalRequest | undefined) {
  const { searchParams } = new URL(request?.opener.getAttribute('href') ?? '', location.href);
  return resolveOrigin(campaignVisit(searchParams), currentOrigin());
}

/** The modal, which tells the CRM where the visitor comes from (TRACK-05). Drawn closed, and awake at the first sign of interest. */
export function Island(props: Props) {
  return <ActionModal {...props} currentOrigin={() => originOf(props.request)} />;
}
