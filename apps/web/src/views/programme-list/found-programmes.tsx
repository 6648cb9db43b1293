import { growTo } from '@/features/lists/growth.rules';
import { ProgrammeCard, ProgrammeCards } from '@/features/programmes/programme-card';
import type { SiteContext } from '@/lib/site-context';
import { LoadFurther, NEXT_ID } from '@/views/filtered-list/load-further';
import type { ProgrammeList } from './programme-list';

type Props = { site: SiteContext; list: ProgrammeList };

/** PAGE-04: the list and the way to a longer one, which is an address. */
export function FoundProgrammes({ site, list: { selection, found, today } }: Props) {
  const growth = growTo(selection.page, found.length);
  if (!growth) return null;
  const { shown, firstNew, next } = growth;
  return (
    <>
      <ProgrammeCards>
        {found.slice(0, shown).map((programme, index) => (
          <ProgrammeCard
            key={programme.slug}
            site={site}
            programme={programme}
            level={3}
            today={today}
            id={index > 0 && index === firstNew ? NEXT_ID : undefined}
          />
        ))}
      </ProgrammeCards>
      {next > 0 && (
        <LoadFurther
          site={site}
          list="programme"
          selection={selection}
          label={site.count('button.loadMoreCourses', next)}
        />
      )}
    </>
  );
}
