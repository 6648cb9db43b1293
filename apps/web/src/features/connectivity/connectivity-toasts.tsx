import type { SiteContext } from '@/lib/site-context';
import { Toast, ToastRegion } from '@/ui/toast';
import type { Connectivity } from './connectivity.machine';

type Told = Exclude<Connectivity, 'online'>;

function Message({ state, kind, text }: { state: Told; kind: 'offline' | 'online'; text: string }) {
  return (
    <template data-state={state}>
      <Toast kind={kind} message={text} />
    </template>
  );
}

/** STATE-01: the region that is always there, and what a script puts into it. */
export function ConnectivityToasts({ site: { text } }: { site: SiteContext }) {
  return (
    <div data-connectivity>
      <ToastRegion />
      <Message state="offline" kind="offline" text={text('pwa.offline')} />
      <Message state="back" kind="online" text={text('pwa.online')} />
    </div>
  );
}
