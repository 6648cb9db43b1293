/** ENT-08: what an error says of itself, as plain data. */
export type AppErrorRecord = {
  scope: string;
  source: string;
  statusCode: number;
  errorText: string;
  previousError?: AppErrorRecord;
};

type AppErrorFields = Omit<AppErrorRecord, 'previousError'> & { previousError?: AppError };

export class AppError extends Error {
  readonly scope: string;
  readonly source: string;
  readonly statusCode: number;
  readonly errorText: string;
  readonly previousError: AppError | undefined;

  constructor({ scope, source, statusCode, errorText, previousError }: AppErrorFields) {
    super(`${scope}: ${statusCode} ${errorText} (${source})`, { cause: previousError });
    this.name = 'AppError';
    this.scope = scope;
    this.source = source;
    this.statusCode = statusCode;
    this.errorText = errorText;
    this.previousError = previousError;
  }

  toJSON(): AppErrorRecord {
    const { scope, source, statusCode, errorText, previousError } = this;
    const record = { scope, source, statusCode, errorText };
    return previousError ? { ...record, previousError: previousError.toJSON() } : record;
  }

  /** Takes the parsed JSON and rebuilds the whole chain; anything but an error record is refused. */
  static fromJSON(value: unknown): AppError {
    if (!isAppErrorRecord(value)) throw new TypeError('Not an error record');

    const { previousError, ...fields } = value;
    return new AppError({
      ...fields,
      previousError: previousError ? AppError.fromJSON(previousError) : undefined,
    });
  }
}

/** A document that lacks what makes it: there is nothing of it to show, which is no failure of anything else (S-01). */
export class UnfitDocumentError extends AppError {}

function isAppErrorRecord(value: unknown): value is AppErrorRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scope' in value &&
    typeof value.scope === 'string' &&
    'source' in value &&
    typeof value.source === 'string' &&
    'statusCode' in value &&
    typeof value.statusCode === 'number' &&
    'errorText' in value &&
    typeof value.errorText === 'string' &&
    (!('previousError' in value) ||
      value.previousError === undefined ||
      isAppErrorRecord(value.previousError))
  );
}
