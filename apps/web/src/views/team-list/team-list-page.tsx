import { growTo } from '@/features/lists/growth.rules';
import { TeamList } from '@/features/team/team-list';
import { findMembers, teamCampuses } from '@/features/team/team-choice.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { sectionTint } from '@/views/article-page/section-tint.rules';
import { AppliedFilters } from '@/views/filtered-list/applied-filters';
import { FilterForm } from '@/views/filtered-list/filter-form';
import { ListResults } from '@/views/filtered-list/list-results';
import { LoadFurther, NEXT_ID } from '@/views/filtered-list/load-further';
import { PageLayout } from '@/views/page-layout/page-layout';
import { TEAM_LIST, type TeamListModel } from './team-list';
import { teamListCrumbs } from './team-list-crumbs';

type Props = { site: SiteContext; list: TeamListModel };

const [SECTION = ''] = TEAM_LIST.split('/');

function Head({ site, list }: Props) {
  const { article, found, selection } = list;
  const title = article?.heading ?? site.text('team.school');
  const hasLead = found.length > 0 && selection.page === 1;
  return (
    <PageHead
      tint={sectionTint(SECTION)}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={teamListCrumbs(site, list)} />}
      title={title}
      lead={hasLead && (article ? article.lead : site.text('team.intro'))}
    />
  );
}

function Filters({ site, list: { team, selection } }: Props) {
  const choices = teamCampuses(team, site.locale).map(({ value, label }) => {
    const count = findMembers(team, [value]).length;
    const isChosen = selection.values.campus.includes(value);
    return { value, label, count, countText: site.count('team.count', count), isChosen };
  });
  return (
    <FilterForm
      site={site}
      label={site.text('team.filter.form')}
      action={site.href(paths.team)}
      fields={[{ name: 'campus', label: site.text('nav.campuses'), choices }]}
    />
  );
}

/** PAGE-04: those that match, and the way to a longer list, which is an address. */
function Found({ site, list: { selection, found } }: Props) {
  const growth = growTo(selection.page, found.length);
  if (!growth) return null;
  const { shown, firstNew, next } = growth;
  return (
    <>
      <TeamList
        members={found.slice(0, shown)}
        hrefOf={({ slug }) => site.href(paths.campus(slug))}
        mark={firstNew > 0 ? { rank: firstNew, id: NEXT_ID } : undefined}
      />
      {next > 0 && (
        <LoadFurther
          site={site}
          list={TEAM_LIST}
          selection={selection}
          label={site.count('button.loadMoreMembers', next)}
          isUnderLines
        />
      )}
    </>
  );
}

/** PAGE-05: nobody is never a dead end. */
function Nobody({ site, list: { team } }: Props) {
  return (
    <EmptyState
      title={site.text('empty.noResults')}
      suggestions={[
        {
          href: site.href(paths.team),
          label: `${site.text('team.school')} (${team.length})`,
        },
      ]}
      contact={{ href: site.href(paths.contact), label: site.text('course.askAdvice') }}
    />
  );
}

/** PAGE-04: who works at the school, campus by campus. */
export function TeamListPage({ site, list }: Props) {
  const { team, found, selection, blocks } = list;
  return (
    <>
      <Head site={site} list={list} />
      <Filters site={site} list={list} />
      <ListResults
        title={found.length > 0 ? site.count('team.count', found.length) : null}
        filters={
          <AppliedFilters
            site={site}
            list={TEAM_LIST}
            filters={['campus']}
            options={{ campus: teamCampuses(team, site.locale) }}
            selection={selection}
          />
        }
        isAiry
      >
        {found.length > 0 ? <Found site={site} list={list} /> : <Nobody site={site} list={list} />}
      </ListResults>
      <PageLayout site={site} blocks={blocks} tint={sectionTint(SECTION)} />
    </>
  );
}
