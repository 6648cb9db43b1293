/** Written raw into a page it would run; escaped it is only a word. */
const MARK = 'zqmark';
const HOSTILE_TEXT = `"'></script><script>${MARK}()</script><img src=x onerror=${MARK}()>`;
const HOSTILE_LINKS = [
  `javascript:${MARK}()`,
  ` JaVaScRiPt:${MARK}()`,
  `//${MARK}.example`,
  `/\\${MARK}.example`,
  `data:text/html,${MARK}`,
  `vbscript:${MARK}`,
];
const HUGE_BYTES = 100_000;

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : '';
}

function wrongTypeOf(value: unknown): unknown {
  return typeof value === 'string' || value === null ? { surprise: [true] } : 'surprise';
}

/** What can be wrong with a field; `turn` chooses where there are several ways. */
export const BREAKAGES: Readonly<Record<string, (value: unknown, turn: number) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  empty: emptyOf,
  'wrong type': wrongTypeOf,
  'hostile text': () => HOSTILE_TEXT,
  'hostile link': (_value, turn) => HOSTILE_LINKS[turn % HOSTILE_LINKS.length],
  '100 kB': () => 'a long text '.repeat(Math.ceil(HUGE_BYTES / 12)),
};

/** What no page may hold, whatever its content says. */
export const FORBIDDEN: readonly RegExp[] = [
  new RegExp(`<script>${MARK}`),
  new RegExp(`<img src=x onerror=${MARK}`),
  new RegExp(
    `\\s(?:href|src|srcset|action|formaction|data)="\\s*(?:javascript|vbscript|data:text/html)`,
    'i',
  ),
  new RegExp(`\\s(?:href|src|action|formaction)="\\s*/[/\\\\]`),
];
