import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';

type Props = { site: SiteContext; title: string; help: string };

/** Useful where there is nothing to show: the finder of programmes, the lists, and somebody to ask. */
export function WaysOn({ site: { text, href }, title, help }: Props) {
  return (
    <EmptyState
      title={title}
      text={help}
      suggestions={[
        { href: href(paths.programmes), label: text('search.toFinder') },
        { href: href(paths.campuses), label: text('nav.campuses') },
        { href: href(paths.agenda), label: text('nav.agenda') },
      ]}
      contact={{ href: href(paths.action('contact')), label: text('search.toAdmissions') }}
    />
  );
}
