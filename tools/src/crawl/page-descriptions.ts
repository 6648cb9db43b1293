import type { Fault } from './crawl-site.ts';
import { languageOf } from './links.ts';
import type { PageContent } from './page-content.ts';

/** V-13: what pages say of themselves, to find those that say the same. A page that is another one is not asked. */
export function createDescriptions(own: readonly string[]) {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  let count = 0;

  return {
    check(address: string, { description, isIndexed, canonical }: PageContent): void {
      const isItself =
        canonical !== null && own.some((origin) => canonical === new URL(address, origin).href);
      if (!description || !isIndexed || !isItself) return;
      count += 1;
      const key = `${languageOf(address)} ${description}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, address);
      else faults.push({ address, fault: `has the description of ${other}: ${description}` });
    },
    count: () => count,
    faults: (): readonly Fault[] => faults,
  };
}

export type Descriptions = ReturnType<typeof createDescriptions>;
