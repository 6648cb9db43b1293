import { KEY_FIGURES_PATH } from '@meridia/contract/endpoints';
import { keyFigureWire } from '@meridia/contract/key-figures.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { toKeyFigure } from './key-figure.mapper';
import type { KeyFigure } from './key-figure.model';

const TAGS = ['api::key-figure.key-figure'];

/** In the order of the school; none when they cannot be read: they are a part of the home page. */
export async function getHomeKeyFigures(locale: Locale): Promise<KeyFigure[]> {
  const query = { filters: { showOnHome: { $eq: true } }, sort: ['position:asc', 'slug:asc'] };
  const figures = await readOptionalList(KEY_FIGURES_PATH, keyFigureWire, { locale, tags: TAGS, query });
  return (figures ?? []).map(toKeyFigure);
}
