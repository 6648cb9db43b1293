import { createHash } from 'node:crypto';
import { bandGores } from '@meridia/covers/band-gores';
import { CAMPUSES } from '@meridia/covers/campuses';
import { errorArt } from '@meridia/covers/error-art';
import { FRANCE_MAP_VIEW_BOX, franceMapSymbols } from '@meridia/covers/france-map-symbols';
import { heroGores } from '@meridia/covers/hero-gores';
import { offlineArt } from '@meridia/covers/offline-art';
import { spires } from '@meridia/covers/spires';
import { HALF_GORE_VIEW_BOX, halfGore } from './half-gore.ts';

/** What a narrow screen shows of the ten gores of the hero, Paris in the middle. */
const NARROW_GORES = 5;

type Drawing = { svg: string; viewBox: string };

/** A picture of its own; the others are pieces that pages take with `<use>`. */
function picture(svg: string): Drawing {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error('a picture has a view box');
  return { svg, viewBox };
}

const DRAWINGS: Record<string, Drawing> = {
  hero: picture(heroGores()),
  'hero-narrow': picture(heroGores(NARROW_GORES)),
  'spires-mer': picture(spires({ tint: 'mer', first: -88, count: 5, lit: 3 })),
  'spires-rose': picture(spires({ tint: 'rose', first: -28, count: 6, lit: 1 })),
  'spires-paille': picture(spires({ tint: 'paille', first: -58, count: 6, lit: 2 })),
  'spires-tilleul': picture(spires({ tint: 'tilleul', first: 32, count: 6, lit: 3 })),
  band: picture(bandGores()),
  error: picture(errorArt()),
  offline: picture(offlineArt()),
  'campus-map': { svg: franceMapSymbols(), viewBox: FRANCE_MAP_VIEW_BOX },
  'half-gore': { svg: halfGore(), viewBox: HALF_GORE_VIEW_BOX },
};

const HEADER = '/** Written by `pnpm art`, with the pictures themselves. */\n';

function artEntry([name, { svg, viewBox }]: [string, Drawing]): string {
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const [, , width, height] = viewBox.split(' ');
  const key = name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const lines = [
    `url: '/images/art/${name}.svg?v=${mark}'`,
    `viewBox: '${viewBox}'`,
    `width: ${width}`,
    `height: ${height}`,
  ];
  return `  ${key}: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

/** The mark of the content lets browsers keep a picture for ever. */
function artTable(): string {
  return `${HEADER}export const ART = {\n${Object.entries(DRAWINGS).map(artEntry).join('')}} as const;\n`;
}

function territoryTable(): string {
  const lines = CAMPUSES.map(
    ({ slug, tint }) => `  ${slug.includes('-') ? `'${slug}'` : slug}: '${tint}',\n`,
  );
  return `${HEADER}export const TERRITORY_TINTS = {\n${lines.join('')}} as const;\n`;
}

/** Every file that this makes, by its path in the repository. */
export function artFiles(): Record<string, string> {
  const pictures = Object.entries(DRAWINGS).map(([name, { svg }]) => [
    `apps/web/public/images/art/${name}.svg`,
    svg,
  ]);
  return {
    ...Object.fromEntries(pictures),
    'apps/web/src/lib/art.data.ts': artTable(),
    'apps/web/src/features/campuses/territories.data.ts': territoryTable(),
  };
}
