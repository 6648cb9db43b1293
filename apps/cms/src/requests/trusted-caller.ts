import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readEnvironment } from '../env';

const isBehindProxy = readEnvironment().TRUSTED_PROXIES > 0;

/**
 * Whether the names that a caller gives to his request are ours to use: those of a site that is logged in, or those that a
 * proxy of ours let through. Only the signature is looked at; what the account may do is decided later.
 */
export async function isTrustedCaller(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  if (isBehindProxy) return true;
  try {
    return Boolean(await strapi.plugin('users-permissions').service('jwt').getToken(ctx));
  } catch {
    return false;
  }
}
