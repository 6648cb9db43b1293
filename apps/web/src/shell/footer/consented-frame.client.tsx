'use client';
import type { ComponentProps } from 'react';
import { useChoice } from '@/features/consent/consent-store';

type Props = ComponentProps<'iframe'> & { src: string };

/** FOOT-05: a frame that sets cookies, once the visitor agrees to it. The policy of the page reads its address here. */
export function ConsentedFrame(frame: Props) {
  const choice = useChoice();
  return <div data-frame-src={frame.src}>{choice?.media && <iframe {...frame} />}</div>;
}
