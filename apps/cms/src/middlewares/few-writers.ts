import type { Context, Next } from 'koa';
import { TurnNotTakenError } from '../changes/take-turn';

/** Each holds a connection of the pool while it waits for its turn: reads must find one. */
const AT_ONCE = 4;
const WAIT_MESSAGE = 'Un autre enregistrement de votre école est en cours : réessayez dans un instant.';
const NOT_THE_PANELS = /^\/(?:api|admin|upload)(?:\/|$)/i;

const isWrite = ({ method, path }: Context) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !NOT_THE_PANELS.test(path);

let writing = 0;
const waiting: (() => void)[] = [];

async function enter(): Promise<void> {
  if (writing < AT_ONCE) writing += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** The place of who leaves is given to who has waited longest. */
function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else writing -= 1;
}

/** Editors who save while others do wait here, without a connection to the database, in the order in which they came. */
export default () => async (ctx: Context, next: Next) => {
  if (!isWrite(ctx)) return next();
  await enter();
  try {
    await next();
  } catch (error) {
    if (!(error instanceof TurnNotTakenError)) throw error;
    ctx.status = 503;
    ctx.set('Retry-After', '5');
    ctx.body = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: WAIT_MESSAGE },
    };
  } finally {
    leave();
  }
};
