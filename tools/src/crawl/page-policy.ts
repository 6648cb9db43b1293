import { createHash } from 'node:crypto';

/** What a browser keeps of an answer before its content: one packet, with room for what an edge adds. */
export const MOST_HEAD_BYTES = 2048;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Other types are data: a browser runs none of them. */
const RUN_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s>]|$))`, 'i').exec(attributes);

/** The scripts that a page holds itself and a browser would run. */
export function inlineScriptsOf(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = '', script = '']) => ({ attributes, script }))
    .filter(({ attributes }) => !attributeOf(attributes, 'src'))
    .filter(({ attributes }) => RUN_TYPES.includes(attributeOf(attributes, 'type')?.[1] ?? ''))
    .map(({ script }) => script);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

type Judged = { policy: string; headBytes: number; html: string };

/** Why the head of a page is not what it should be. */
export function headFaultsOf({ policy, headBytes, html }: Judged): string[] {
  const sources = (/(?:^|;\s*)script-src ([^;]+)/.exec(policy)?.[1] ?? '').split(' ');
  const unknown = inlineScriptsOf(html).filter((script) => !sources.includes(hashOf(script)));
  return [
    ...(sources.includes("'self'") ? [] : ['has no policy for its scripts']),
    ...(sources.includes("'unsafe-inline'") ? ['lets any inline script run'] : []),
    ...unknown.map((script) => `has an inline script that its policy does not know: ${script.slice(0, 60)}`),
    ...(headBytes > MOST_HEAD_BYTES ? [`has a head of ${headBytes} bytes`] : []),
  ];
}
