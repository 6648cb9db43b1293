import { SEARCH_KINDS } from '@meridia/domain/search';
import type { SearchResults } from '@/content/search/search.model';
import { searchHref, type SearchRequest } from '@/features/search/search-address.rules';
import { SearchForm } from '@/features/search/search-form';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import { PageHead } from '@/ui/page-head';
import { FoundResults } from './found-results';
import type { SearchContent } from './search-content';
import styles from './search-page.module.css';
import { WaysOn } from './ways-on';

type Props = { site: SiteContext; content: SearchContent };

function KindLinks({
  site,
  request,
  counts,
}: {
  site: SiteContext;
  request: SearchRequest;
  counts: SearchResults['counts'];
}) {
  const kinds = SEARCH_KINDS.filter((kind) => counts[kind] !== undefined || kind === request.kind);
  const linkTo = (kind: SearchRequest['kind']) => site.href(searchHref({ ...request, kind, page: 1 }));
  return (
    <FilterChips label={site.text('search.filter')} isScrollable>
      <FilterChipLink href={linkTo(null)} label={site.text('search.all')} isCurrent={request.kind === null} />
      {kinds.map((kind) => (
        <FilterChipLink
          key={kind}
          href={linkTo(kind)}
          label={`${site.text(`search.kinds.${kind}`)} (${counts[kind] ?? 0})`}
          isCurrent={request.kind === kind}
        />
      ))}
    </FilterChips>
  );
}

/** Searched words that were taken for others, and what is shown instead of what was asked. */
function Notes({ site, found }: { site: SiteContext; found: SearchResults }) {
  const taken = found.corrections.map((one) =>
    site.text('search.corrected', { typed: one.typed, taken: one.taken.join(', ') }),
  );
  const notes = [...taken, ...(found.isLoose && found.results.length > 0 ? [site.text('search.loose')] : [])];
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

/** The page of a search: complete without a script. */
export function SearchPage({ site, content: { request, found } }: Props) {
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('search.title') },
  ];
  return (
    <>
      <PageHead
        tint="mer"
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
        title={site.text('search.title')}
      >
        <SearchForm site={site} id="recherche" q={request.q} className={styles.form} />
      </PageHead>
      <div className={`container ${styles.results}`}>
        {found ? (
          <>
            <Notes site={site} found={found} />
            {found.results.length > 0 || request.kind !== null ? (
              <>
                <KindLinks site={site} request={request} counts={found.counts} />
                <FoundResults site={site} request={request} found={found} />
              </>
            ) : (
              <WaysOn
                site={site}
                title={site.text('search.none', { q: request.q })}
                help={site.text('search.noneHelp')}
              />
            )}
          </>
        ) : (
          <WaysOn site={site} title={site.text('search.start')} help={site.text('search.description')} />
        )}
      </div>
    </>
  );
}
