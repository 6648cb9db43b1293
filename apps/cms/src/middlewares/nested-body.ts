import type { Context, Next } from 'koa';
import { isNestedDeeper } from '../requests/nesting.rules';

/** A text with lists in lists, within a block of a zone, is some twenty deep. */
const MAX_DEPTH = 100;

/** What is checked further on is checked by functions that call themselves: a body that is too deep for their stack is the caller's fault. */
export default () => (ctx: Context, next: Next) => {
  const { body } = ctx.request as { body?: unknown };
  if (isNestedDeeper(body, MAX_DEPTH)) ctx.throw(400, 'The body is nested too deeply');
  return next();
};
