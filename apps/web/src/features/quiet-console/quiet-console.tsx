import { QUIET_CONSOLE_SCRIPT } from './quiet-console.rules';

/** Inline and in the head: the scripts of the page wait for the data at its end, and so for this one. */
export function QuietConsole() {
  return <script dangerouslySetInnerHTML={{ __html: QUIET_CONSOLE_SCRIPT }} />;
}
