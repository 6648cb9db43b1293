import { COURSE_ANCHORS } from '@meridia/domain/anchors';
import { isOneOf } from '@meridia/domain/one-of';
import type { SearchResult } from '@/content/search/search.model';
import { Marked } from '@/features/search/marked';
import { longDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { Heading, type HeadingLevel } from '@/ui/heading';
import { Link } from '@/ui/link';
import { SECTION_LABELS } from '@/views/programme-page/sections.rules';
import styles from './result-line.module.css';

type Props = { site: SiteContext; result: SearchResult; level: HeadingLevel };

/** What the part of the page is called, where it is not the result itself. */
function partTitle(site: SiteContext, { kind, part }: SearchResult): string | null {
  if (!part || kind === 'faq') return null;
  return part.title ?? (isOneOf(COURSE_ANCHORS, part.anchor) ? site.text(SECTION_LABELS[part.anchor]) : null);
}

/** One result: what it is, its title, and the words that were searched where they are. */
export function ResultLine({ site, result, level }: Props) {
  const { kind, path, part, locale, title, excerpt, about, date } = result;
  const lang = locale === site.locale ? undefined : locale;
  const facts = [site.text(`search.kind.${kind}`), about, date && longDate(site.locale, date)].filter(
    Boolean,
  );
  const inPart = partTitle(site, result);
  return (
    <li className={styles.result}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Heading level={level} className={styles.title}>
        <Link href={`${site.href(path)}${part ? `#${part.anchor}` : ''}`} lang={lang}>
          <Marked text={title} />
          {inPart && <span className={styles.part}> › {inPart}</span>}
        </Link>
      </Heading>
      {excerpt.length > 0 && (
        <p className={styles.excerpt} lang={lang}>
          <Marked text={excerpt} />
        </p>
      )}
    </li>
  );
}
