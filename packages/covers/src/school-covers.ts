import { cover } from './cover.ts';
import { coverAlt } from './cover-alt.ts';
import type { EventCoverInput } from './cover-input.ts';
import { englishNumber } from './english-words.ts';
import { frenchNumber, NO_BREAK_SPACE } from './french-words.ts';
import { drawHeroGores, HERO_COUNTRIES, HERO_ROUTES, heroSize } from './hero-gores.ts';
import { COLOURS } from './palette.ts';
import type { CoverLocale } from './places.ts';
import { background, svgDocument } from './svg.ts';

export type Illustration = { svg: string; alt: string };

/** The size social networks ask for. */
const SHARE_SIZE = { width: 1200, height: 630 };
const SHARE_MARGIN = 24;

/** The open day of the pop-in starts at ten. */
const POPIN: EventCoverInput = { kind: 'event', slug: 'popin-portes-ouvertes', tint: 'paille', hour: 10 };

function shareAlt(locale: CoverLocale): string {
  const [countries, cities] = [HERO_COUNTRIES.length, HERO_ROUTES.length];
  return locale === 'fr'
    ? `Planisphère découpé en fuseaux${NO_BREAK_SPACE}: des routes partent des ${frenchNumber(countries)} pays où l’école a un campus vers ${frenchNumber(cities)} villes du monde.`
    : `Map of the world cut into gores: routes leave the ${englishNumber(countries)} countries where the school has a campus for ${englishNumber(cities)} cities around the world.`;
}

/** The image shown when a page of the school is shared: the gores of the home page, on paper. */
export function shareCover(locale: CoverLocale): Illustration {
  const { width, height } = heroSize();
  const scale = (SHARE_SIZE.height - 2 * SHARE_MARGIN) / height;
  const left = (SHARE_SIZE.width - width * scale) / 2;
  const gores = `<g transform="translate(${left} ${SHARE_MARGIN}) scale(${scale})">${drawHeroGores()}</g>`;
  return {
    svg: svgDocument(SHARE_SIZE, background(SHARE_SIZE, COLOURS.papier) + gores),
    alt: shareAlt(locale),
  };
}

export function popinCover(locale: CoverLocale): Illustration {
  return { svg: cover(POPIN), alt: coverAlt(POPIN, locale) };
}
