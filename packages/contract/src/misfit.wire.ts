import { z } from 'zod';

/** What takes the place of an entry that is unknown or does not fit: the site skips it, logs it and shows the rest. */
export const MISFIT = 'misfit';

type Report = { received: string; reason: string };
export type MisfitEntryWire = Report & { __component: typeof MISFIT };
export type MisfitNodeWire = Report & { type: typeof MISFIT };

function report(value: unknown, key: string, { issues }: z.ZodError): Report {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const reasons = issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  );
  return { received: typeof name === 'string' ? name : '?', reason: reasons.join('; ') };
}

/** Entry of a dynamic zone, told apart by `__component` (MENU-04 and the 15 blocks). */
export function zoneEntryOf<Entry extends z.ZodType>(entry: Entry) {
  return z.custom<z.input<Entry>>().transform((value): z.output<Entry> | MisfitEntryWire => {
    const result = entry.safeParse(value);
    return result.success
      ? result.data
      : { __component: MISFIT, ...report(value, '__component', result.error) };
  });
}

/** Node of a rich text, told apart by `type`. */
export function nodeOf<Node extends z.ZodType>(node: Node) {
  return z.custom<z.input<Node>>().transform((value): z.output<Node> | MisfitNodeWire => {
    const result = node.safeParse(value);
    return result.success ? result.data : { type: MISFIT, ...report(value, 'type', result.error) };
  });
}
