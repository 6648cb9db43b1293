import * as services from '@meridia/tools/services/web-node';
import { ask, type Answer, type AskOptions } from './ask.ts';
import { sharedContent } from './shared-content.ts';

export type WebNode = services.WebNode & {
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
};

type Options = Pick<services.WebNodeOptions, 'name' | 'settings' | 'program' | 'until'> & {
  contentUrl?: string;
};

/**
 * A process of the site, on the content of all tests unless told otherwise. That content is never taken away, only slow when the
 * machine is busy: it is waited for.
 */
export async function startWebNode({ contentUrl, settings, ...options }: Options): Promise<WebNode> {
  const { url: sharedUrl, mediaFolder } = sharedContent();
  const node = await services.startWebNode({
    ...options,
    contentUrl: contentUrl ?? sharedUrl,
    mediaFolder,
    settings: { ...(contentUrl === undefined && services.PATIENT), ...settings },
  });
  return { ...node, ask: (asked, options) => ask(node.url, asked, options) };
}
