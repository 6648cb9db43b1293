'use client';
import type { ComponentProps } from 'react';
import { ActionModal } from '@/features/action-modal/action-modal.client';
import type { ModalRequest } from '@/features/action-modal/action-modal.model';
import { currentOrigin } from '@/features/origin-tracking/current-origin';
import { actionChoice } from './action-choice.rules';

type Props = Omit<ComponentProps<typeof ActionModal>, 'currentOrigin'>;

/** Fails for an address that the modal has no action for: the link is followed, and the site answers. */
export function toRequest(address: URL, opener: Element): ModalRequest {
  const choice = actionChoice(address);
  if (!choice) throw new Error(`${address.pathname} is no action`);
  return { choice, opener };
}

/** The modal, which tells the CRM where the visitor comes from (TRACK-05). Loaded at the first use of an action. */
export function TrackedActionModal(props: Props) {
  return <ActionModal {...props} currentOrigin={currentOrigin} />;
}
