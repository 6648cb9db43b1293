import type { PageHead } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import type { JobList } from '@/views/job-list/job-list';
import { choiceText, jobOptions } from '@/views/job-list/job-options';
import { isKept } from './load-job-list';

function titleOf({ article, selection, open, found }: JobList, site: SiteContext): string {
  if (found.length === 0) return site.text('empty.noJob');
  const choice = choiceText(jobOptions(site, open), selection.values);
  if (choice !== '') return `${choice} – ${site.text('jobs.title')}`;
  return article?.metaTitle ?? article?.title ?? site.text('jobs.title');
}

/** A page with nothing on it, or one of too many combinations, is not for search engines. */
export function jobListHead(list: JobList, site: SiteContext): PageHead {
  const { article, selection, open, found } = list;
  const isShown = found.length > 0 && isKept(selection, open);
  const page = selection.page > 1 && site.text('pagination.page', { page: selection.page });
  return {
    title: [titleOf(list, site), page].filter(Boolean).join(' – '),
    description: article?.metaDescription ?? site.text('jobs.intro'),
    robots: isShown ? undefined : { index: false, follow: true },
  };
}
