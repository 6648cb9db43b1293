import { AppError, UnfitDocumentError } from '@meridia/domain/app-error';
import { failureStatus } from './error-texts.rules';

/** A null error says that the page does not exist. */
export type Outcome<Model> = { model: Model } | { status: number; error: Error | null };

/** Runs the load of a page: its model, or the status of the error page that takes its place. */
export async function loadOutcome<Model>(load: () => Promise<Model | null>): Promise<Outcome<Model>> {
  try {
    const model = await load();
    return model === null ? { status: 404, error: null } : { model };
  } catch (error) {
    if (error instanceof UnfitDocumentError) return { status: 404, error };
    const status = failureStatus(error instanceof AppError ? error.statusCode : null);
    return { status, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
