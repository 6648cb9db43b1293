import type { ReactNode } from 'react';
import { DEFAULT_LAYOUT, type Layout } from '@meridia/domain/layout';
import type { ActionChoice } from '@/lib/paths';
import { LanguageLinks } from '@/features/locale/language-links';
import type { SiteContext } from '@/lib/site-context';

/** What a page asks of its frame. */
export type FrameOptions = {
  layout?: Layout;
  /** What the actions of the frame start from: the programme or the campus of the page (MODAL-04). */
  choice?: ActionChoice;
};

type Props = FrameOptions & { site: SiteContext; children: ReactNode };

/** The frame round every page (LAY-01 to 03). */
export function PageFrame({ site, layout = DEFAULT_LAYOUT, children }: Props) {
  return (
    <>
      <LanguageLinks site={site} />
      <main id="contenu" tabIndex={-1} data-layout={layout}>
        {children}
      </main>
    </>
  );
}
