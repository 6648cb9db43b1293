type Write = (message: string, details: Record<string, unknown>) => void;

/** Where the client says what it dropped (`warn`) and what failed (`error`); never a token nor a password. */
export type ContentLog = { warn: Write; error: Write };

export const SILENT_LOG: ContentLog = { warn: () => undefined, error: () => undefined };
