import type { Sheet } from '@/features/pdf-sheet/sheet.model';
import { categoryText, displayDomain } from '@/features/programmes/programme-attributes.rules';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { firstPage } from './first-page';
import { secondPage } from './second-page';
import type { SheetContent } from './sheet-content';

/** PDF-01: the dated sheet of a programme, of the fields and the words of its page. */
export function programmeSheet(site: SiteContext, content: SheetContent): Sheet {
  const { programme, school, logo, today, urlOf } = content;
  const { labelKey, tint } = displayDomain(programme.domain);
  const date = site.text('sheet.madeOn', { date: longDate(site.locale, today) });
  return {
    locale: site.locale,
    title: site.text('sheet.title', { name: programme.name, school: school.siteName }),
    school: school.siteName,
    logo,
    tint,
    madeOn: today,
    head: {
      kicker: `${categoryText(site, programme.category)}, ${site.text(labelKey)}`,
      title: programme.name,
      summary: programme.summary
        ? { text: programme.summary, lang: fieldLanguage(programme, 'summary') }
        : null,
      date,
    },
    foot: `${date} – ${urlOf(paths.programme(programme.slug))}`,
    pages: [firstPage(site, content), secondPage(site, content)],
  };
}
