import type { Locale } from '@meridia/domain/locales';
import { articleMetadata } from '@/app/_page/article-metadata';
import { loadSectionPage } from '@/app/_page/load-section-page';
import { articleAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getWebsite } from '@/content/website/website.query';
import { ContactPage } from '@/views/contact/contact-page';

type Props = { params: Promise<{ locale: string }> };

const RUBRIQUE = 'contact';

async function loadContact(locale: Locale) {
  const [page, website] = await Promise.all([loadSectionPage(locale, RUBRIQUE), getWebsite(locale)]);
  return page && { page, website };
}

async function toRequest({ params }: Props) {
  return { ...(await params), load: loadContact, address: articleAddress(RUBRIQUE) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ page }) => articleMetadata(page.article));
}

/** ROUTE-05 */
export default async function ContactRoute(props: Props) {
  return renderPage(await toRequest(props), (contact, site) => <ContactPage site={site} {...contact} />);
}
