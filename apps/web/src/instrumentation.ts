/** Runs once when the server starts, not at build: with a wrong setting every answer is a 500, `/healthz` too. */
export async function register(): Promise<void> {
  const { readServerEnvironment } = await import('@/env/server');
  readServerEnvironment();
}
