import { test as base } from '@playwright/test';
import { openNetworkGate, type NetworkGate } from './network-gate.ts';
import { refusalOn } from './stored-consent.ts';

/** Tests that must see what reaches the site, or keep it away, whoever in the browser asks: a page, its worker, or what is fetched ahead. */
export const test = base.extend<{ gate: NetworkGate }>({
  gate: async ({ baseURL }, use) => {
    const gate = await openNetworkGate(baseURL ?? '');
    await use(gate);
    await gate.close();
  },
  storageState: ({ gate }, use) => use(refusalOn([gate.url])),
});
