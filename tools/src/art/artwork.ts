import { createHash } from 'node:crypto';
import { bandGores } from '@meridia/covers/band-gores';
import { CAMPUSES } from '@meridia/covers/campuses';
import { closeMap } from '@meridia/covers/close-map';
import { cover } from '@meridia/covers/cover';
import type { ProgrammeCoverInput } from '@meridia/covers/cover-input';
import { errorArt } from '@meridia/covers/error-art';
import { EVENT_GORES_VIEW_BOX, eventGoreSymbols } from '@meridia/covers/event-cover';
import { FRANCE_MAP_VIEW_BOX, franceMapSymbols } from '@meridia/covers/france-map-symbols';
import { heroGores } from '@meridia/covers/hero-gores';
import { offlineArt } from '@meridia/covers/offline-art';
import { SPIRE_PIECES_VIEW_BOX, spires, spireSymbols } from '@meridia/covers/spires';
import { HALF_GORE_VIEW_BOX, halfGore } from './half-gore.ts';

/** What a narrow screen shows of the ten gores of the hero, Paris in the middle. */
const NARROW_GORES = 5;

/** The offer whose bearing runs along the page, from a campus to another. */
const OFFERS = { kind: 'offer', slug: 'alternance-assistant-affaires-publiques-paris' } as const;

type Drawing = { svg: string; viewBox: string };

/** A picture of its own; the others are pieces that pages take with `<use>`. */
function picture(svg: string): Drawing {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error('a picture has a view box');
  return { svg, viewBox };
}

/** Beside the form of the action modal: a route across a globe, as on the cover of a programme. */
function modalArt(route: Omit<ProgrammeCoverInput, 'kind' | 'ratio'>): Drawing {
  return picture(cover({ ...route, kind: 'programme', ratio: [3, 5] }));
}

const DRAWINGS: Record<string, Drawing> = {
  hero: picture(heroGores()),
  'hero-narrow': picture(heroGores(NARROW_GORES)),
  'spires-mer': picture(spires({ tint: 'mer', first: -88, count: 5, lit: 3 })),
  'spires-rose': picture(spires({ tint: 'rose', first: -28, count: 6, lit: 1 })),
  'spires-paille': picture(spires({ tint: 'paille', first: -58, count: 6, lit: 2 })),
  'spires-tilleul': picture(spires({ tint: 'tilleul', first: 32, count: 6, lit: 3 })),
  'spire-pieces': { svg: spireSymbols(), viewBox: SPIRE_PIECES_VIEW_BOX },
  band: picture(bandGores()),
  error: picture(errorArt()),
  offline: picture(offlineArt()),
  offers: picture(cover({ ...OFFERS, tint: 'tilleul', ratio: [4, 3] })),
  'event-gores': { svg: eventGoreSymbols(), viewBox: EVENT_GORES_VIEW_BOX },
  'modal-brochure': modalArt({ slug: 'bachelor-relations-internationales', tint: 'mer', stops: 3 }),
  'modal-contact': modalArt({
    slug: 'mastere-geopolitique-et-prospective',
    tint: 'rose',
    stops: 2,
    variant: 'mastere',
  }),
  'modal-registration': modalArt({
    slug: 'programme-grande-ecole',
    tint: 'paille',
    stops: 3,
    variant: 'grande-ecole',
  }),
  'campus-map': { svg: franceMapSymbols(), viewBox: FRANCE_MAP_VIEW_BOX },
  'half-gore': { svg: halfGore(), viewBox: HALF_GORE_VIEW_BOX },
};

const HEADER = '/** Written by `pnpm art`, with the pictures themselves. */\n';

/** The mark of the content lets browsers keep a picture for ever. */
function addressOf(name: string, svg: string): string {
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `/images/art/${name}.svg?v=${mark}`;
}

function artEntry([name, { svg, viewBox }]: [string, Drawing]): string {
  const [, , width, height] = viewBox.split(' ');
  const key = name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const lines = [
    `url: '${addressOf(name, svg)}'`,
    `viewBox: '${viewBox}'`,
    `width: ${width}`,
    `height: ${height}`,
  ];
  return `  ${key}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

function artTable(): string {
  return `${HEADER}export const ART = {\n${Object.entries(DRAWINGS).map(artEntry).join('')}} as const;\n`;
}

const keyOf = (slug: string) => (slug.includes('-') ? `'${slug}'` : slug);

function territoryTable(): string {
  const lines = CAMPUSES.map(({ slug, tint }) => `  ${keyOf(slug)}: '${tint}',\n`);
  return `${HEADER}export const TERRITORY_TINTS = {\n${lines.join('')}} as const;\n`;
}

const CLOSE_MAPS = CAMPUSES.map(({ slug }) => ({ slug, name: `near-${slug}`, ...closeMap(slug) }));

function closeMapEntry({ slug, name, viewBox, zoom, near, svg }: (typeof CLOSE_MAPS)[number]): string {
  const lines = [
    `url: '${addressOf(name, svg)}'`,
    `viewBox: '${viewBox}'`,
    `zoom: ${zoom}`,
    `near: '${near.join(' ')}'`,
  ];
  return `  ${keyOf(slug)}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

function closeMapTable(): string {
  return `${HEADER}export const CLOSE_MAPS = {\n${CLOSE_MAPS.map(closeMapEntry).join('')}} as const;\n`;
}

/** Every file that this makes, by its path in the repository. */
export function artFiles(): Record<string, string> {
  const drawings = [...Object.entries(DRAWINGS).map(([name, { svg }]) => ({ name, svg })), ...CLOSE_MAPS];
  const pictures = drawings.map(({ name, svg }) => [`apps/web/public/images/art/${name}.svg`, svg]);
  return {
    ...Object.fromEntries(pictures),
    'apps/web/src/lib/art.data.ts': artTable(),
    'apps/web/src/features/campuses/territories.data.ts': territoryTable(),
    'apps/web/src/features/campuses/close-maps.data.ts': closeMapTable(),
  };
}
