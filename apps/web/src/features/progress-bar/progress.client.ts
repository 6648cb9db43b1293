import { followedLink } from '@/lib/followed-link';
import { CALL_ENDED, CALL_STARTED, LEAVING } from '@/lib/request-events';
import { runMachine } from '@/lib/run-machine';
import { isLeaving } from './leaving.rules';
import { AT_REST, nextProgress, STEP_MS, type ProgressStep } from './progress.machine';

/** Where a submitted form takes this tab; null when it takes it nowhere. */
function submittedAddress({ defaultPrevented, target }: SubmitEvent): URL | null {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return null;
  return target.method === 'get' && target.target !== '_blank' ? new URL(target.action) : null;
}

function showBar(bar: HTMLElement): (step: ProgressStep) => void {
  return (step) => {
    if (step !== 'shown') return bar.remove();
    document.body.append(bar);
    // Over a modal as well, whose calls it tells of.
    bar.showPopover();
  };
}

/** STATE-02: the bar is there during navigations (each page is a document), the calls of the modal and the way to the CRM. */
export function attachProgress(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-progress]');
  const bar = template?.content.querySelector<HTMLElement>('*');
  if (!bar) return;
  const send = runMachine({
    first: AT_REST,
    next: nextProgress,
    stepOf: ({ step }) => step,
    lapseOf: (step) => STEP_MS[step],
    show: showBar(bar),
  });
  const leave = (to: URL | null) => {
    if (to && isLeaving(to, location)) send('left');
  };
  addEventListener('click', (event) => leave(followedLink(event)));
  addEventListener('submit', (event) => leave(submittedAddress(event)));
  addEventListener(LEAVING, () => send('left'));
  addEventListener(CALL_STARTED, () => send('called'));
  addEventListener(CALL_ENDED, () => send('answered'));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send('returned');
  });
}
