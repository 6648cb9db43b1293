import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '@meridia/domain/locales';
import { namesPiece } from './map-names.rules';

const ART = path.resolve(import.meta.dirname, '../../../public/images/art');
const MAPS = readdirSync(ART).filter((file) => /^(?:near-.*|campus-map)\.svg$/.test(file));

it.each(MAPS)('S-38 %s has its names in each language', (file) => {
  const name = file === 'campus-map.svg' ? 'major-names' : 'names';
  const drawn = readFileSync(path.join(ART, file), 'utf8');
  const missing = LOCALES.filter((locale) => !drawn.includes(`id="${namesPiece(name, locale)}"`));

  expect(missing).toEqual([]);
});
