import type { Answer } from './ask.ts';
import type { Fault } from './crawl-site.ts';
import { headFaultsOf } from './page-policy.ts';

/** With and without a frame of another site, with and without a form that leaves: constants of the site, not one for each page. */
const MOST_POLICIES = 4;

export type PageHeads = {
  check: (address: string, answer: Answer) => void;
  faults: () => Fault[];
  largest: () => { address: string; bytes: number };
  policyCount: () => number;
  pageCount: () => number;
};

/** The heads of all the pages of a crawl, together. */
export function createPageHeads(): PageHeads {
  const faults: Fault[] = [];
  const firstWith = new Map<string, string>();
  let largest = { address: '', bytes: 0 };
  let pageCount = 0;

  return {
    check(address, { policy, headBytes, body }) {
      const html = body.toString();
      pageCount += 1;
      faults.push(...headFaultsOf({ policy, headBytes, html }).map((fault) => ({ address, fault })));
      if (!firstWith.has(policy)) firstWith.set(policy, address);
      if (headBytes > largest.bytes) largest = { address, bytes: headBytes };
    },
    faults() {
      const surplus = [...firstWith].slice(MOST_POLICIES);
      return [
        ...faults,
        ...surplus.map(([policy, address]) => ({ address, fault: `has one policy too many: ${policy}` })),
      ];
    },
    largest: () => largest,
    policyCount: () => firstWith.size,
    pageCount: () => pageCount,
  };
}
