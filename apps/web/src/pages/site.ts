import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { mergeLabels } from '@meridia/labels/label.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { getLabelOverrides } from '@/content/labels/labels.query';
import { ARTICLE_TYPE, PAGE_TYPES } from '@meridia/domain/page-types.data';
import { getAddressBook } from '@/content/published-addresses/published-addresses.query';
import { getWebsite } from '@/content/website/website.query';
import { readServerEnvironment } from '@/env/server';
import { log } from '@/lib/log';
import { createSiteContext, type SiteContext } from '@/lib/site-context';
import { englishAddress } from './english-address.rules';
import { languagesOf } from './site-locales';
import { siteTracking } from './site-tracking';

/** French has every page at its own address; only an English page asks where the others are. */
async function loadAddresses(locale: Locale): Promise<((path: string) => string) | undefined> {
  if (locale === DEFAULT_LOCALE) return undefined;
  const { UNTRANSLATED: untranslated } = readServerEnvironment();
  // Where what has no translation is shown, only the address of a section page may be another one.
  const book = await getAddressBook(untranslated === 'hidden' ? PAGE_TYPES : [ARTICLE_TYPE]);
  return book ? (path) => englishAddress(path, { addressIn: book.addressIn, untranslated }) : undefined;
}

/** The words and addresses of this school in a language. */
export async function loadSite(locale: Locale): Promise<SiteContext> {
  const [overrides, website, addressOf] = await Promise.all([
    getLabelOverrides(locale),
    getWebsite(locale),
    loadAddresses(locale),
  ]);
  const dictionaries = mergeLabels(LABELS, { [locale]: overrides });
  return createSiteContext({
    locale,
    labels: { dictionaries, logger: log },
    school: website?.siteName,
    languages: languagesOf(locale),
    tracking: siteTracking(),
    addressOf,
  });
}
