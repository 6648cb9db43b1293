import type { KeyFigureWire } from '@meridia/contract/key-figures.wire';
import type { KeyFigure } from './key-figure.model';

export function toKeyFigure(figure: KeyFigureWire): KeyFigure {
  const { slug, value, suffix, label, note, source, year, cohort } = figure;
  return { slug, value, suffix, label, note, source, year, cohort };
}
