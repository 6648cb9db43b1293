import { EN_LABELS } from './en.data.ts';
import { FR_LABELS } from './fr.data.ts';
import type { LabelDictionaries } from './label-dictionary.ts';

/** The dictionary that ships with the code. */
export const LABELS = { fr: FR_LABELS, en: EN_LABELS } as const satisfies LabelDictionaries;
