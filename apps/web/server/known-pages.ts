import type { Locale } from '@meridia/domain/locales';
import { createBoundedMap } from '@/lib/bounded-map';
import { LONGEST_KEPT } from '@/lib/once-for-text';
import type { PublicUrl } from './public-url';

type KnownPage = { key: string | null; locale: Locale };

/** More than a school has addresses; what campaigns and visitors make up goes with the oldest. */
const MAX_ADDRESSES = 10_000;

const nameOf = ({ host, path, query }: PublicUrl) => `${host} ${path}?${query}`;

/**
 * Which page an address is, once it was found out: neither a file, nor a redirect, nor a call, nor an action. That depends on the address, on
 * the redirects and on where documents are; when one of these is another (`decidedBy`), everything is found out anew.
 */
export function createKnownPages(decidedBy: () => readonly unknown[]) {
  const pages = createBoundedMap<KnownPage>(MAX_ADDRESSES);
  let basis: readonly unknown[] = [];
  let version = 0;

  function forgetIfChanged(): void {
    const current = decidedBy();
    if (current.length === basis.length && current.every((one, place) => one === basis[place])) return;
    pages.clear();
    basis = current;
    version += 1;
  }

  return {
    find(url: PublicUrl): KnownPage | undefined {
      forgetIfChanged();
      return pages.get(nameOf(url));
    },
    /** Of what the next decisions are made. */
    version(): number {
      forgetIfChanged();
      return version;
    },
    /** `decidedAt`: the version before; what has changed while a request was answered may have made it another page. */
    note(url: PublicUrl, page: KnownPage, decidedAt: number): void {
      forgetIfChanged();
      const name = nameOf(url);
      if (decidedAt === version && name.length <= LONGEST_KEPT) pages.set(name, page);
    },
  };
}

export type KnownPages = ReturnType<typeof createKnownPages>;
