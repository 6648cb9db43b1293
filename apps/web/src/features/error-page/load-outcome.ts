import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { statusFromDigest } from '@meridia/domain/app-error';
import { failureStatus } from './error-texts.rules';

/** A null error says that the page does not exist. */
export type Outcome<Model> = { model: Model } | { status: number; error: Error | null };

function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
}

/** Runs the load of a page: its model, or the status of the error page that takes its place. */
export async function loadOutcome<Model>(load: () => Promise<Model | null>): Promise<Outcome<Model>> {
  try {
    const model = await load();
    return model === null ? { status: 404, error: null } : { model };
  } catch (error) {
    unstable_rethrow(error);
    const status = failureStatus(statusFromDigest(digestOf(error)));
    return { status, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
