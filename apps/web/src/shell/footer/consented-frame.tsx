import type { ComponentProps } from 'react';

type Props = ComponentProps<'iframe'> & { src: string };

/** FOOT-05: a frame that sets cookies, for the script that shows it once the visitor agrees. What is in a template is not loaded. */
export function ConsentedFrame(frame: Props) {
  return (
    <div data-frame-src={frame.src}>
      <template>
        <iframe {...frame} />
      </template>
    </div>
  );
}
