import type { Instrumentation } from 'next';

/** Runs once when the server starts, not at build: a wrong setting is told at once, also by `next dev`. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- replaced at build: this file is also compiled for the edge runtime
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { readServerEnvironment } = await import('@/env/server');
  readServerEnvironment();
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // eslint-disable-next-line no-restricted-properties -- as above
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { describeError, log } = await import('@/lib/log');
  log.error('render failed', { path: request.path, route: context.routePath, ...describeError(error) });
};
