import { readToday } from '@/content/client/content-cache';
import { getProgrammeDates } from '@/content/programmes/programmes.query';
import { readServerEnvironment } from '@/env/server';
import { SCHOOL_LOGOS } from '@/features/pdf-sheet/school-logos.data';
import { writeSheet } from '@/features/pdf-sheet/write-sheet';
import { loadProgramme } from '@/pages/programme/load-programme';
import { programmeSheet } from '@/views/programme-sheet/programme-sheet';
import type { WriteMachineDocument } from './machine-document';

const PDF = 'application/pdf';

/**
 * PDF-01: the sheet of a programme. Its date is the day on which it is made, which is the same for everybody who asks on that day:
 * the sheet is right of that day, whatever has changed, the programme, the settings of the school or an intake that has passed.
 */
export const writeProgrammeSheet: WriteMachineDocument = async ({
  locale,
  params,
  site,
  website,
  absolute,
}) => {
  const { slug = '' } = params;
  const [content, dates, today] = await Promise.all([
    loadProgramme(locale, slug),
    getProgrammeDates(locale, slug),
    readToday(),
  ]);
  if (!content || !dates) return null;
  const sheet = programmeSheet(site, {
    ...content,
    deadlines: dates.deadlines.filter((day) => day >= today),
    modifiedAt: dates.modifiedAt,
    today,
    school: website,
    logo: SCHOOL_LOGOS[readServerEnvironment().SITE_KEY],
    urlOf: (path) => absolute(site.href(path)),
  });
  return { type: PDF, body: await writeSheet(sheet) };
};
