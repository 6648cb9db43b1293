import type { ReactNode } from 'react';
import type { SiteContext } from '@/lib/site-context';
import { PageNote } from '@/ui/page-note';

type Props = { site: SiteContext; hasUnknownFilter: boolean; children?: ReactNode };

/** A list, and what its address asked for in vain. */
export function ListNotes({ site, hasUnknownFilter, children }: Props) {
  return (
    <>
      {hasUnknownFilter && <PageNote>{site.text('filter.unknown')}</PageNote>}
      {children}
    </>
  );
}
