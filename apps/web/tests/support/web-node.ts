import * as services from '@meridia/tools/services/web-node';
import { ask, type Answer, type AskOptions } from './ask.ts';
import { sharedContent } from './shared-content.ts';

export type WebNode = services.WebNode & {
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
};

type Options = Pick<services.WebNodeOptions, 'name' | 'settings' | 'program' | 'until'> & {
  contentUrl?: string;
};

/** A process of the site, on the content of all tests unless told otherwise. */
export async function startWebNode(options: Options): Promise<WebNode> {
  const { url: contentUrl, mediaFolder } = sharedContent();
  const node = await services.startWebNode({ contentUrl, mediaFolder, ...options });
  return { ...node, ask: (asked, options) => ask(node.url, asked, options) };
}
