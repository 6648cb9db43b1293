import type { SiteContext } from '@/lib/site-context';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';

type AppliedChipsProps = {
  site: SiteContext;
  /** Each value that was chosen, and the list without it. */
  chosen: readonly { href: string; label: string }[];
  /** The list without any. */
  resetHref: string;
};

/** What was chosen, each with a way to take it away. */
export function AppliedChips({ site, chosen, resetHref }: AppliedChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <FilterChips label={site.text('course.filter.applied')}>
      {chosen.map((chip) => (
        <FilterChipLink key={chip.href} {...chip} removeHint={site.text('filter.remove')} />
      ))}
      <FilterChipLink href={resetHref} label={site.text('course.filter.reset')} isPlain />
    </FilterChips>
  );
}
