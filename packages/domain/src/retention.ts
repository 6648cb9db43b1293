/** How long things are kept, in days. Ours, where no rule is named. */
export const KEPT_DAYS = {
  /** BIN-03. */
  bin: 30,
  /** A file that nothing names any longer: neither the library nor the trash, a text or a version (PIC-05). */
  unnamedMedia: 7,
  /** The journal is made of them; the newest of a document, and what is published, stay. */
  versions: 400,
  /** Logins and changes of accounts, with the address of the caller: the year that the CNIL names at the most. */
  accountEvents: 365,
  /** That somebody has a form open. */
  openings: 2,
  /** The feed: a node that was away for longer starts anew. */
  changes: 30,
  /** What the guard said of a document; looked at again each day. */
  findings: 30,
  /** A process of the content service, or a node of a site, that has not been heard of. */
  processes: 1,
  /** After it ended. */
  previewLinks: 30,
  scheduleOutcomes: 60,
  crmCheckRuns: 60,
  redirectUses: 400,
  /** Since somebody last asked for it. */
  unknownAddresses: 400,
  searchMisses: 400,
  /** Longer than any node tries to send one again. */
  redirectBatches: 7,
  /** Told to whoever collects them: no process of ours keeps a log. */
  logs: 30,
  backups: 35,
} as const;

/** Of one document in one language, however young. */
export const KEPT_VERSIONS = 50;

/** However old: where none could be made for weeks, the last ones stay. */
export const KEPT_BACKUPS = 2;
