import { AppError } from '@meridia/domain/app-error';
import { around } from '@/content/client/content-cache';
import { getWebsite } from '@/content/website/website.query';
import { readServerEnvironment } from '@/env/server';
import { writeCalendar } from '@/features/calendar/calendar-file';
import { readAddress } from './answer-address';
import { pageOfCalendar } from '@/lib/calendar-address';
import { loadPage } from './routes';
import { loadSite } from './site';

const TYPE = 'text/calendar; charset=utf-8';

/** The calendar of a page, as a file; null when the page has none or is not there. Throws when its content cannot be read. */
export async function writeCalendarOf(address: string): Promise<{ body: string; type: string } | null> {
  const found = readAddress(pageOfCalendar(address));
  if (!found) return null;
  const page = await loadPage(found.name);
  if (!page.calendar) return null;

  const { locale } = found.asked;
  const [site, website] = await around(() => Promise.all([loadSite(locale), getWebsite(locale)]));
  // Without its settings no address of the site can be written out.
  if (!website) throw new AppError({ scope: 'content', source: address, statusCode: 503, errorText: '' });
  const urlOf = (path: string) => new URL(site.href(path), website.siteUrl).href;
  const school = { site, siteKey: readServerEnvironment().SITE_KEY, urlOf };
  const calendar = await page.calendar(found.asked, school);
  if (!calendar) return null;
  const named = { ...calendar, title: `${website.siteName} – ${calendar.title}` };
  return { body: writeCalendar(named, locale, website.siteName), type: TYPE };
}
