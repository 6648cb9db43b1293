import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { mediaType } from '@meridia/domain/media';
import { readEnvironment } from '../env';

const PREFIX = '/media/';
const ONE_YEAR = 31_536_000;

/** The images editors see in the admin panel; visitors get them from the site. */
export default () => async (ctx: Context, next: Next) => {
  const name = ctx.path.startsWith(PREFIX) ? ctx.path.slice(PREFIX.length) : '';
  const type = mediaType(name);
  if (ctx.method !== 'GET' || !type) return next();

  const file = path.join(readEnvironment().MEDIA_DIR, name);
  const found = await stat(file).catch(() => null);
  if (!found) return next();

  ctx.type = type;
  ctx.length = found.size;
  ctx.set('Cache-Control', `public, max-age=${ONE_YEAR}, immutable`);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.body = createReadStream(file);
};
