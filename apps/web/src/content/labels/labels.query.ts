import { LABELS_PATH } from '@meridia/contract/endpoints';
import { labelWire } from '@meridia/contract/labels.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { toLabelOverrides, type LabelOverrides } from './label.mapper';

const TAGS = ['api::label.label'];

/** ENT-07: the entries of the dictionary that this school words in its own way; none when they cannot be read. */
export async function getLabelOverrides(locale: Locale): Promise<LabelOverrides> {
  const labels = await readOptionalList(LABELS_PATH, labelWire, { locale, tags: TAGS });
  return toLabelOverrides(labels ?? []);
}
