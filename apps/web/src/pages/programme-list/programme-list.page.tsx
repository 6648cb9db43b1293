import { countValues } from '@/features/lists/list-selection.rules';
import { listCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { defineListPage } from '@/pages/lists/define-list-page';
import { resultsText } from '@/views/programme-list/choice-text';
import { facetOptions } from '@/views/programme-list/facet-options';
import type { ProgrammeList } from '@/views/programme-list/programme-list';
import { ProgrammeListPage, PROGRAMMES_TINT } from '@/views/programme-list/programme-list-page';
import { loadProgrammeList } from './load-programme-list';

function choiceTitle({ selection, campuses, found }: ProgrammeList, site: SiteContext): string | null {
  if (found.length === 0) return site.text('empty.noResults');
  if (countValues(selection) === 0) return null;
  const results = { choice: selection.values, count: found.length };
  return resultsText(site, facetOptions(site, campuses), results);
}

/** ROUTE-13: the list of programmes. */
export const page = defineListPage({
  list: 'programme',
  load: loadProgrammeList,
  total: ({ found }) => found.length,
  isKnown: ({ campuses }, { values }) =>
    values.campus.every((value) => campuses.some(({ slug }) => slug === value)),
  // The list itself is the page's own.
  blocksOf: ({ blocks }) => blocks.filter(({ kind }) => kind !== 'programmes'),
  labels: () => ({ title: 'course.title', intro: 'course.intro' }),
  choiceTitle,
  share: { tint: PROGRAMMES_TINT },
  crumbs: (_model, site) => listCrumbs(site, 'programmes'),
  view: (list, site) => <ProgrammeListPage site={site} list={list} />,
});
