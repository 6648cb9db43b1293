import type { Context } from 'koa';
import type { SiteKey } from '@meridia/domain/sites';
import type { Account } from '../auth/service-account.strategy';

/** Who asked and by which route: numbers instead of names, and a pattern instead of an address. */
export type RequestFacts = { route: string; school?: SiteKey; account?: number; editor?: number };

/** What is answered before the router is reached. */
const OWN_ROUTES: readonly [RegExp, string][] = [
  [/^\/_ready$/, '/_ready'],
  [/^\/media\//, '/media/:name'],
];

function routeOf(ctx: Context): string {
  const matched = ctx._matchedRoute as string | RegExp | undefined;
  if (matched) return String(matched);
  return OWN_ROUTES.find(([pattern]) => pattern.test(ctx.path))?.[1] ?? 'none';
}

/** An answer of the micro-cache reaches neither the router nor the accounts: the facts are kept with it. */
export function factsOf(ctx: Context): RequestFacts {
  const kept = ctx.state.facts as RequestFacts | undefined;
  if (kept) return kept;

  const account = ctx.state.account as Account | undefined;
  const editor = ctx.state.user as { id: number } | undefined;
  return { route: routeOf(ctx), school: account?.site, account: account?.id, editor: editor?.id };
}
