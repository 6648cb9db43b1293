import { z } from 'zod';
import { noteLeftOut, salvage } from './salvage.ts';

/** What takes the place of an entry that is unknown, or of which nothing can be saved: the site skips it, logs it and shows the rest. */
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
    const { value: fitting, leftOut, error } = salvage(entry, value);
    return error
      ? { __component: MISFIT, ...report(value, '__component', error) }
      : noteLeftOut(fitting, leftOut);
  });
}

/** Node of a rich text, told apart by `type`. */
export function nodeOf<Node extends z.ZodType>(node: Node) {
  return z.custom<z.input<Node>>().transform((value): z.output<Node> | MisfitNodeWire => {
    const { value: fitting, leftOut, error } = salvage(node, value);
    return error ? { type: MISFIT, ...report(value, 'type', error) } : noteLeftOut(fitting, leftOut);
  });
}
