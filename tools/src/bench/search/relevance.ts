import type { AskSearch, SearchAnswer } from './ask-search.ts';
import { SEARCH_CASES } from './search-queries.data.ts';

/** « course mba », and a mark behind it for a question that is answered on that page. */
function placeOf({ uid, address, kind }: SearchAnswer['data'][number]): string {
  return `${uid.split('.')[1]} ${address}${kind === 'faq' ? '#' : ''}`;
}

const FIRST = 3;

type Missed = { way: string; asked: string; wanted: string; got: string };

/** What is not among the first three of what was asked for. */
export async function findMissed(ask: AskSearch): Promise<Missed[]> {
  const missed: Missed[] = [];
  for (const { way, asked, locale, found } of SEARCH_CASES) {
    const { data } = await ask(asked, locale);
    const first = data.slice(0, FIRST).map(placeOf);
    if (!first.some((place) => found.includes(place)))
      missed.push({ way, asked, wanted: found.join(' or '), got: first.join(', ') });
  }
  return missed;
}
