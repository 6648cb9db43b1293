import type { LabelWire } from '@meridia/contract/labels.wire';

/** By key; without a link, the dictionary's stays. */
export type LabelOverrides = Record<string, { label: string; link?: string }>;

/** An entry without a text says nothing: the dictionary's text stays. */
export function toLabelOverrides(labels: readonly LabelWire[]): LabelOverrides {
  const entries = labels.flatMap(({ key, label, link }) =>
    label === null ? [] : [[key, { label, ...(link === null ? {} : { link }) }] as const],
  );
  return Object.fromEntries(entries);
}
