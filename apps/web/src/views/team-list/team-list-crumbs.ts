import { sectionCrumbs, type Crumb } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import type { TeamListModel } from './team-list';

/** « Accueil › L’école › Équipe » */
export function teamListCrumbs(
  site: SiteContext,
  { article, section }: Pick<TeamListModel, 'article' | 'section'>,
): Crumb[] {
  return sectionCrumbs(site, section, article?.title ?? site.text('team.school'));
}
