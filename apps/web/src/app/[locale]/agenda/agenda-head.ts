import type { PageHead } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import type { Agenda } from '@/views/agenda/agenda';
import { choiceText } from '@/views/agenda/choice-text';
import { isKnown } from './load-agenda';

function titleOf({ article, selection, campuses }: Agenda, site: SiteContext): string {
  const choice = choiceText(site, campuses, selection.values);
  if (choice !== '') return `${choice} – ${site.text('agenda.title')}`;
  return article?.metaTitle ?? article?.title ?? site.text('agenda.title');
}

/** A choice without any event is not for search engines. */
export function agendaHead(agenda: Agenda, site: SiteContext): PageHead {
  const { article, found } = agenda;
  return {
    title: titleOf(agenda, site),
    description: article?.metaDescription ?? site.text('agenda.intro'),
    robots: found.length > 0 && isKnown(agenda) ? undefined : { index: false, follow: true },
  };
}
