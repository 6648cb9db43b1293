/** The files of a build, as a page names them: what every page has, and what each page and each island has of its own. */
export type Assets = {
  buildId: string;
  script: string;
  /** What the script imports: named with it, so that the browser does not have to read it first, nor the worker. */
  imports: readonly string[];
  frame: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  islands: Readonly<Record<string, readonly string[]>>;
};
