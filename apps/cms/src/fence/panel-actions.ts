import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

export type PanelContext = Context & {
  params: Record<string, string | undefined>;
  request: { body?: unknown };
};
export type Action = (ctx: PanelContext, next?: unknown) => unknown;
type Controller = Record<string, Action>;

/**
 * Puts a fence round actions of Strapi's panel. They are private parts of Strapi: one that a new version renames stops the
 * boot, instead of leaving its fence open.
 */
export function fenceActions(
  strapi: Core.Strapi,
  uid: string,
  fences: Record<string, (original: Action) => Action>,
): void {
  strapi.get('controllers').extend(uid, (controller: Controller) => {
    const fenced: Controller = { ...controller };
    for (const [name, fence] of Object.entries(fences)) {
      const original = controller[name];
      if (typeof original !== 'function')
        throw new Error(`Strapi has no action ${uid}.${name} any more: its fence has nothing to close.`);
      // Actions call each other through `this`: they must find the fenced ones.
      fenced[name] = fence((ctx, next) => original.call(fenced, ctx, next));
    }
    return fenced;
  });
}
