import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';

/** Useful when nothing is found: the finder of programmes, the lists, and somebody to ask. */
export function NoResult({ site, q }: { site: SiteContext; q: string }) {
  const { text, href } = site;
  return (
    <EmptyState
      title={text('search.none', { q })}
      text={text('search.noneHelp')}
      suggestions={[
        { href: href(paths.programmes), label: text('search.toFinder') },
        { href: href(paths.campuses), label: text('nav.campuses') },
        { href: href(paths.agenda), label: text('nav.agenda') },
      ]}
      contact={{ href: href(paths.action('contact')), label: text('search.toAdmissions') }}
    />
  );
}
