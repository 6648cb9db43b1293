import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { MACHINE_ROUTES, PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import { SLUG_TYPES } from '@meridia/domain/page-types.data';
import { normaliseSource, type RedirectGroup, type RedirectKind } from '@meridia/domain/redirects';
import { pathOf, placeOf } from './site-place.rules';

/** Whole paths, with their language, in the form of a source (REDIR-11). */
export type Where = { locale: Locale; path: string };
export type Stored = { documentId: string; source: string; destination: string; kind: RedirectKind };
type Written = Pick<Stored, 'source' | 'destination' | 'kind'>;
/** `change` has the id of the redirect that takes the new words. */
export type RedirectWrites = { create: Written[]; change: (Written & { documentId: string })[] };

const inLocale = (locale: Locale, path: string) => (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`);

/** The whole path of a document's page; null: what it says is shown on a page that stands without it. */
export function pagePath(page: { uid: string; locale: Locale; address: string }): string | null {
  const path = pathOf({ type: page.uid, address: page.address });
  const place = placeOf(path);
  return place === null || place === 'always' ? null : normaliseSource(inLocale(page.locale, path));
}

/** What else of a document is under its address: the cost and the sheet of a programme, the calendar entry of an event. */
const UNDER: readonly { uid: string; end: string }[] = [
  ...[...PAGE_ROUTES, ...MACHINE_ROUTES].flatMap(([pattern, name]) => {
    const [, end] = /\/:slug(?:\([^)]*\))?(\/.+)$/.exec(pattern) ?? [];
    const uid = SLUG_TYPES[name];
    return uid && end ? [{ uid, end }] : [];
  }),
  { uid: 'api::event.event', end: '.ics' },
];

/** The path of a page, and of what is under it. */
export function wholePage(uid: string, path: string): string[] {
  return [path, ...UNDER.filter((under) => under.uid === uid).map(({ end }) => `${path}${end}`)];
}

/** Families of redirects for what has moved (REDIRECT_GROUPS). */
export const GROUP_OF_TYPE: Readonly<Record<string, RedirectGroup>> = {
  'api::course.course': 'programme',
  'api::campus.campus': 'campus',
  'api::event.event': 'event-conference',
  'api::news.news': 'news-article',
  'api::blog-post.blog-post': 'blog',
  'api::job-offer.job-offer': 'career',
  'api::testimonial.testimonial': 'testimonial-vae',
  'api::article.article': 'school',
};

/** `isLed`: the site itself leads it, by the redirect of its French twin. */
type Move = { from: string; to: string; isLed: boolean };
type Moved = { uid: string; former: readonly Where[]; current: readonly Where[] };

/** The site itself leads the English twin of a French address (REDIR-01 to REDIR-05). */
function isTwin({ locale, path }: Where, french: string): boolean {
  return locale !== DEFAULT_LOCALE && path === inLocale(locale, french);
}

function withoutTwins(places: readonly Where[]): readonly Where[] {
  const french = places.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return places.filter((place) => !french.some(({ path }) => isTwin(place, path)));
}

/** An address is led on in its own language, to French where the page has no other. */
function movesOf({ uid, former, current }: Moved): Move[] {
  const now = (locale: Locale) => current.find((one) => one.locale === locale);
  const french = now(DEFAULT_LOCALE);
  // Where English has an address of its own, its twin would lead to another one.
  const areTwinsLed = withoutTwins(current).length === 1;
  const apart = areTwinsLed ? withoutTwins(former) : former;
  return former.flatMap((place) => {
    const target = now(place.locale) ?? french;
    // An English reader finds the French page at its twin.
    if (!target || (french && isTwin(place, french.path))) return [];
    const ends = wholePage(uid, target.path);
    const isLed = !apart.includes(place);
    return wholePage(uid, place.path).map((from, index) => ({ from, to: ends[index] ?? target.path, isLed }));
  });
}

/** Where a redirect leads from now on; what is after the path stays. Null: it is not concerned. */
function retarget({ source, destination, kind }: Stored, moves: ReadonlyMap<string, string>): string | null {
  const onward = moves.get(source);
  if (kind === 'gone') return onward ?? null;
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(destination) ?? [];
  const asked = normaliseSource(path) ?? '';
  // An old address that led to the page in another language, for want of its own.
  const isOfThePage = onward !== undefined && [...moves.values()].includes(asked);
  const to = isOfThePage ? onward : moves.get(asked);
  return to === undefined ? null : `${to}${end}`;
}

/**
 * LIFE-01: what the redirects of a school become when a page has moved. Those that led to it lead to where it is now, so that none
 * leads to another; an address that the editor leads elsewhere stays hers.
 */
export function redirectsOfMove(moved: Moved, stored: readonly Stored[]): RedirectWrites {
  const all = movesOf(moved);
  const moves = new Map(all.map(({ from, to }) => [from, to]));
  const sources = new Set(stored.map(({ source }) => source));
  const change = stored.flatMap((redirect) => {
    const { documentId, source, kind } = redirect;
    const destination = retarget(redirect, moves);
    const isChanged = destination !== null && destination !== source && destination !== redirect.destination;
    return isChanged
      ? [{ documentId, source, destination, kind: kind === 'gone' ? ('exact' as const) : kind }]
      : [];
  });
  const create = all
    .filter(({ from, isLed }) => !isLed && !sources.has(from))
    .map(({ from: source, to: destination }) => ({ source, destination, kind: 'exact' as const }));
  return { create, change };
}

/** LIFE-02: what was there is gone, with the addresses that it had before; what the editor leads elsewhere stays hers. */
export function redirectsOfDeletion(
  { uid, former }: Pick<Moved, 'uid' | 'former'>,
  stored: readonly Stored[],
): RedirectWrites {
  const sources = new Set(stored.map(({ source }) => source));
  const paths = new Set(former.flatMap(({ path }) => wholePage(uid, path)));
  const change = stored
    .filter(
      ({ kind, source, destination }) => kind === 'exact' && paths.has(source) && paths.has(destination),
    )
    .map(({ documentId, source }) => ({ documentId, source, destination: '', kind: 'gone' as const }));
  const create = withoutTwins(former)
    .flatMap(({ path }) => wholePage(uid, path))
    .filter((path) => !sources.has(path))
    .map((source) => ({ source, destination: '', kind: 'gone' as const }));
  return { create, change };
}
