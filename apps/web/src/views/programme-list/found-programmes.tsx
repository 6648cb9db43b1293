import { listHref } from '@/features/filters/list-address.rules';
import { ProgrammeCard } from '@/features/programmes/programme-card';
import type { SiteContext } from '@/lib/site-context';
import { LoadMore } from '@/ui/load-more';
import { ProgrammeCards } from '@/ui/programme-card';
import type { ProgrammeList } from './programme-list';
import { growTo } from './programme-list.rules';

type Props = { site: SiteContext; list: ProgrammeList };

/** A longer list opens where it goes on. */
const NEXT_ID = 'suite';

/** PAGE-04: the list and the way to a longer one, which is an address. */
export function FoundProgrammes({ site, list: { selection, found } }: Props) {
  const growth = growTo(selection.page, found.length);
  if (!growth) return null;
  const { shown, firstNew, next } = growth;
  const longer = listHref('programme', { ...selection, page: selection.page + 1 });
  return (
    <>
      <ProgrammeCards>
        {found.slice(0, shown).map((programme, index) => (
          <ProgrammeCard
            key={programme.slug}
            site={site}
            programme={programme}
            level={3}
            id={index > 0 && index === firstNew ? NEXT_ID : undefined}
          />
        ))}
      </ProgrammeCards>
      {next > 0 && (
        <LoadMore
          href={`${site.href(longer)}#${NEXT_ID}`}
          label={site.count('button.loadMoreCourses', next)}
        />
      )}
    </>
  );
}
