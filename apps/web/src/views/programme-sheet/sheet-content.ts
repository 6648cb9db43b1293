import type { Website } from '@/content/website/website.model';
import type { SheetLogo } from '@/features/pdf-sheet/sheet.model';
import type { ProgrammeContent } from '@/views/programme-page/programme-content';

/** What the sheet of a programme is made of: what its page shows, and the dates of its sessions. */
export type SheetContent = Pick<ProgrammeContent, 'programme' | 'intakes' | 'fees'> & {
  /** The last days to apply, those to come: « 2027-03-31 ». */
  deadlines: readonly string[];
  /** When the programme was last changed; null: not known. */
  modifiedAt: string | null;
  /** The day of the sheet, in Paris. */
  today: string;
  school: Pick<Website, 'siteName' | 'email' | 'school'>;
  logo: SheetLogo | null;
  /** The whole address of a path of the site. */
  urlOf: (path: string) => string;
};
