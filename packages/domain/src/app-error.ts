/** ENT-08: what an error says of itself, as plain data. */
export type AppErrorRecord = {
  scope: string;
  source: string;
  statusCode: number;
  errorText: string;
  previousError?: AppErrorRecord;
};

type AppErrorFields = Omit<AppErrorRecord, 'previousError'> & { previousError?: AppError };

const DIGEST_PREFIX = 'APP_ERROR;';

export class AppError extends Error {
  readonly scope: string;
  readonly source: string;
  readonly statusCode: number;
  readonly errorText: string;
  readonly previousError: AppError | undefined;
  /** The only field of a server error that reaches the error page in production, so it carries the status. */
  readonly digest: string;

  constructor({ scope, source, statusCode, errorText, previousError }: AppErrorFields) {
    super(`${scope}: ${statusCode} ${errorText} (${source})`, { cause: previousError });
    this.name = 'AppError';
    this.scope = scope;
    this.source = source;
    this.statusCode = statusCode;
    this.errorText = errorText;
    this.previousError = previousError;
    this.digest = `${DIGEST_PREFIX}${statusCode}`;
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

/** Reads the status back from `AppError.digest`; null for the digest of any other error. */
export function statusFromDigest(digest: string | undefined): number | null {
  if (!digest?.startsWith(DIGEST_PREFIX)) return null;

  const status = digest.slice(DIGEST_PREFIX.length);
  return /^\d{3}$/.test(status) ? Number(status) : null;
}

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
