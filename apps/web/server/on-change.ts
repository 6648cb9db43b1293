import { REDIRECT_TYPE } from '@/content/redirects/redirects.query';
import { allOrThrow } from '@/lib/all-or-throw';
import { hasPage } from '@/pages/published-place';
import type { AddressTable } from './address-table';
import type { Change } from './change-feed';
import type { KnownAddresses } from './known-addresses';

/** Brings redirects and published addresses up to date with some changes; null: anything may have changed. */
export function createChangeHandler(addressTable: AddressTable, knownAddresses: KnownAddresses) {
  return async (changes: readonly Change[] | null): Promise<void> => {
    const hasRedirects = changes?.some(({ uid }) => uid === REDIRECT_TYPE) ?? true;
    // What stays in its place stays at its address.
    const placed = changes
      ?.filter((one) => hasPage(one) && !one.isInPlace)
      .map(({ documentId }) => documentId);
    // Neither waits for the other: one of them may be all that cannot be read.
    await allOrThrow([
      hasRedirects ? addressTable.load() : undefined,
      placed ? knownAddresses.renew([...new Set(placed)]) : knownAddresses.load(),
    ]);
  };
}
