import { describeError, log } from '@/lib/log';
import {
  parseServerEnvironment,
  readServerEnvironment,
  type SecretName,
  type ServerEnvironment,
} from './server';

type Secrets = Pick<ServerEnvironment, SecretName>;

let lastGood: Secrets | undefined;

/**
 * The secrets as their files are now: asked for at each use, which is rare (a login, a connection, a preview), so that a new one
 * needs no restart. A file that is being written, or is wrong, does not end a node that runs: it goes on with what it had.
 */
export function readSecrets(): Secrets {
  try {
    lastGood = parseServerEnvironment(process.env);
  } catch (error) {
    log.error('secrets are not right', describeError(error));
  }
  return lastGood ?? readServerEnvironment();
}
