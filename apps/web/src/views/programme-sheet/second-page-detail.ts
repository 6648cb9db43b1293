import type { SheetPart } from '@/features/pdf-sheet/sheet.model';

/** How much the second page tells. */
export type SecondPageDetail = {
  hasSkills: boolean;
  hasIntroduction: boolean;
  hasNotes: boolean;
  items: number;
};

export const textPart = (text: string, lang?: string): SheetPart => ({ kind: 'text', words: { text, lang } });
