export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A sentence for the person at the keyboard, who can act on it: printed without a stack. */
export class Advice extends Error {}

/** Runs a script to its end; what goes wrong is said once and ends it with 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const text =
      error instanceof Advice ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}
