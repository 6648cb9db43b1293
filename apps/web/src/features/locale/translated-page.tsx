import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import type { SiteContext } from '@/lib/site-context';
import type { TranslatedDocument } from '@/lib/translated';
import { PageNote } from '@/ui/page-note';

type Props = { site: SiteContext; document: TranslatedDocument; children: ReactNode };

/** I18N-04: what has no English version is shown in French, says so, and tells its language. */
export function TranslatedPage({ site, document, children }: Props) {
  if (!document.isFrenchOnly) return children;
  return (
    <div lang={DEFAULT_LOCALE}>
      <PageNote lang={site.locale}>{site.text('i18n.notTranslated')}</PageNote>
      {children}
    </div>
  );
}
