import type { ComponentType } from 'react';
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

type Apis = ContentManagerPlugin['config']['apis'];

/** What a capability may add to the panel: Strapi's documented extension points, and no others. */
export type PanelApp = Pick<StrapiApp, 'registerHook'> & {
  contentManager: Pick<
    Apis,
    | 'addEditViewSidePanel'
    | 'addDocumentAction'
    | 'addDocumentHeaderAction'
    | 'addBulkAction'
    | 'addRichTextBlocks'
  > & { injectComponent: (page: string, zone: string, injected: Injected) => void };
};
type Injected = { name: string; Component: ComponentType };

/** Each capability has its own folder, with its panel beside it: `src/<capability>/panel`. */
export type Capability = {
  /** Before anybody logs in: pages of the menu, the home, fields of one's own. */
  register?: (
    app: Pick<StrapiApp, 'addMenuLink' | 'customFields'> & { router: Pick<StrapiApp['router'], 'addRoute'> },
  ) => void;
  /** Once the content manager is there: panels, actions, what is injected. */
  bootstrap?: (app: Pick<PanelApp, 'registerHook' | 'contentManager'>) => void;
};

/** An extension point that a new version of Strapi has moved stops the panel, instead of leaving its place empty. */
export function contentManagerOf(getPlugin: StrapiApp['getPlugin']): PanelApp['contentManager'] {
  const plugin = getPlugin('content-manager');
  const apis = plugin.apis as Apis;
  const names = [
    'addEditViewSidePanel',
    'addDocumentAction',
    'addDocumentHeaderAction',
    'addBulkAction',
    'addRichTextBlocks',
  ] as const;
  for (const name of names)
    if (typeof apis[name] !== 'function')
      throw new Error(`Strapi’s content manager has no ${name} any more.`);
  return {
    ...apis,
    injectComponent: (page, zone, injected) => plugin.injectComponent(page, zone, injected),
  };
}
