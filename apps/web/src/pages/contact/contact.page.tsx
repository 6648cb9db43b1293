import { contactData } from '@/features/seo/data/school-data';
import type { Locale } from '@meridia/domain/locales';
import { around } from '@/content/client/content-cache';
import { getWebsite } from '@/content/website/website.query';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { articleAddress } from '@/pages/page-address';
import { loadSectionPage } from '@/pages/section/load-section-page';
import { ContactPage } from '@/views/contact/contact-page';

const RUBRIQUE = 'contact';

async function loadContact(locale: Locale) {
  const [section, website] = await Promise.all([
    loadSectionPage(locale, RUBRIQUE),
    around(() => getWebsite(locale)),
  ]);
  return section && { page: section, website };
}

/** ROUTE-05 */
export const page = definePage({
  load: ({ locale }) => loadContact(locale),
  head: ({ page: { article } }) => ({ ...articleHead(article), data: contactData }),
  view: (contact, site) => <ContactPage site={site} {...contact} />,
  address: () => articleAddress(RUBRIQUE),
});
