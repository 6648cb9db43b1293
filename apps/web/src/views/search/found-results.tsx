import type { SearchResults } from '@/content/search/search.model';
import {
  PAGES_MAX,
  RESULTS_PER_PAGE,
  searchHref,
  type SearchRequest,
} from '@/features/search/search-address.rules';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import type { HeadingLevel } from '@/ui/heading';
import { RouteLink } from '@/ui/route-link';
import { groupResults } from './result-groups.rules';
import { ResultLine } from './result-line';
import styles from './found-results.module.css';

type Props = { site: SiteContext; request: SearchRequest; found: SearchResults };

function ResultList({
  site,
  results,
  level,
}: {
  site: SiteContext;
  results: SearchResults['results'];
  level: HeadingLevel;
}) {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <ResultLine key={`${result.path} ${result.part?.anchor}`} site={site} result={result} level={level} />
      ))}
    </ol>
  );
}

function totalText(site: SiteContext, { counts, isCapped }: SearchResults, q: string): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return isCapped ? site.text('search.many', { count: total, q }) : site.count('search.total', total, { q });
}

/** One kind, page by page. */
function OneKind({ site, request, found }: Props) {
  const { kind, page } = request;
  const total = (kind && found.counts[kind]) ?? 0;
  const last = Math.min(PAGES_MAX, Math.ceil(total / RESULTS_PER_PAGE));
  if (found.results.length === 0) return <EmptyLine message={site.text('search.noneOfKind')} />;
  return (
    <>
      <ResultList site={site} results={found.results} level={3} />
      <p className={styles.ways}>
        {page > 1 && (
          <RouteLink
            href={site.href(searchHref({ ...request, page: page - 1 }))}
            label={site.text('search.previous')}
          />
        )}
        {page < last && (
          <RouteLink
            href={site.href(searchHref({ ...request, page: page + 1 }))}
            label={site.text('search.next')}
          />
        )}
      </p>
    </>
  );
}

function EveryKind({ site, request, found }: Props) {
  const { best, groups } = groupResults(found);
  return (
    <>
      <ResultList site={site} results={best} level={3} />
      {groups.map(({ kind, count, results }) => (
        <section key={kind} aria-labelledby={`resultats-${kind}`} className={styles.group}>
          <h3 id={`resultats-${kind}`} className="heading-3">
            {site.text(`search.kinds.${kind}`)}
          </h3>
          <ResultList site={site} results={results} level={4} />
          {count > results.length && (
            <p className={styles.ways}>
              <RouteLink
                href={site.href(searchHref({ ...request, kind, page: 1 }))}
                label={site.text(`search.seeAll.${kind}`, { count })}
              />
            </p>
          )}
        </section>
      ))}
    </>
  );
}

/** What was found: the best, then each kind by itself, or one kind alone. */
export function FoundResults(props: Props) {
  const { site, request, found } = props;
  return (
    <section aria-labelledby="resultats">
      <h2 id="resultats" className={`heading-2 ${styles.total}`}>
        {totalText(site, found, request.q)}
      </h2>
      {request.kind === null ? <EveryKind {...props} /> : <OneKind {...props} />}
    </section>
  );
}
