import type { RequestContext } from '../src/lib/request-context.ts';

type Render = RequestContext['render'];

/**
 * Requests for one address that are under way together share the outcome of its render: Next renders it once, in the name of
 * the first, and the others fail with it.
 */
export function createRendersUnderWay() {
  const renders = new Map<string, { render: Render; users: number }>();
  return {
    join(address: string): { render: Render; leave: () => void } {
      const shared = renders.get(address) ?? { render: {}, users: 0 };
      shared.users += 1;
      renders.set(address, shared);
      const leave = () => {
        shared.users -= 1;
        if (shared.users === 0) renders.delete(address);
      };
      return { render: shared.render, leave };
    },
  };
}
