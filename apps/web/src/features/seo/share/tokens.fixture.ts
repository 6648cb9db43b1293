import { readFileSync } from 'node:fs';

/** The style sheet of the tokens, as text. */
export function readTokens(): string {
  return readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
}
