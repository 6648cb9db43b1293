import { AppError } from '@meridia/domain/app-error';
import { getWebsite } from '@/content/website/website.query';
import { pageShareCard } from '@/features/seo/share/page-share';
import type { ShareCard } from '@/features/seo/share/share-card.model';
import { readAddress } from './answer-address';
import { loadPage } from './routes';
import { loadSite } from './site';

/**
 * What the share image of a page is made of, from the page as it is now: never a word of the request. Null when there is no such
 * page, or none that has a share image of its own. Throws when its content cannot be read.
 */
export async function loadShareCard(address: string): Promise<ShareCard | null> {
  const found = readAddress(address);
  if (!found) return null;
  const { name, asked } = found;
  const page = await loadPage(name);
  const model = await page.load(asked);
  const isComplete = model !== null && (page.status?.(model) ?? 200) === 200;
  if (!isComplete || !page.address?.(asked)) return null;
  const [site, website] = await Promise.all([loadSite(asked.locale), getWebsite(asked.locale)]);
  if (!website) throw new AppError({ scope: 'content', source: address, statusCode: 503, errorText: '' });
  return pageShareCard(page.head(model, site), website);
}
