import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { loadBlocks } from '@/app/_page/load-blocks';
import { commonAddress } from '@/app/_page/page-address';
import type { Article } from '@/content/articles/article.model';
import { getArticle } from '@/content/articles/articles.query';
import { getCampuses } from '@/content/campuses/campuses.query';
import { keepShort, readToday } from '@/content/client/content-cache';
import { getEvents } from '@/content/events/events.query';
import { eventMonths, findEvents } from '@/features/events/agenda.rules';
import { listHref } from '@/features/filters/list-address.rules';
import { countValues, type ListSelection } from '@/features/filters/list-selection.rules';
import { isOneOfEach, oneOfEach } from '@/features/filters/one-of-each.rules';
import type { Agenda } from '@/views/agenda/agenda';

type Selection = ListSelection<'agenda'>;

const RUBRIQUE = 'agenda';

/** Whether the content knows what is chosen. */
export function isKnown({ selection, campuses, upcoming }: Omit<Agenda, 'article' | 'blocks' | 'found'>) {
  const { campus, mois } = selection.values;
  const months = eventMonths(upcoming);
  return (
    campus.every((value) => campuses.some(({ slug }) => slug === value)) &&
    mois.every((value) => months.includes(value))
  );
}

/** What the editors put under the list: where nothing is chosen, so that no page has it twice. */
async function loadWords(locale: Locale, article: Article | null, selection: Selection) {
  const isPlain = countValues(selection) === 0;
  return article && !article.isFrenchOnly && isPlain ? loadBlocks(locale, article.blocks) : [];
}

/** The list has one page. */
async function loadAgenda(locale: Locale, asked: Selection): Promise<Agenda | null> {
  if (asked.page > 1) {
    await keepShort();
    return null;
  }
  const selection = oneOfEach(asked);
  const [article, events, campuses, today] = await Promise.all([
    getArticle(locale, RUBRIQUE),
    getEvents(locale),
    getCampuses(locale),
    readToday(),
  ]);
  const upcoming = { events, today };
  if (!isOneOfEach(asked) || !isKnown({ selection, campuses, upcoming })) await keepShort();
  const found = findEvents(upcoming, selection.values);
  return {
    article,
    blocks: await loadWords(locale, article, selection),
    selection,
    upcoming,
    found,
    campuses,
  };
}

/** A selection that no address gives has no page. */
export function agendaRequest(locale: string, asked: Selection | null) {
  return {
    locale,
    load: async (served: Locale) => asked && loadAgenda(served, asked),
    address: asked ? commonAddress(listHref('agenda', oneOfEach(asked))) : undefined,
  };
}
