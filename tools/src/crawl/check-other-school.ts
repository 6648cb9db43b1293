import { ACCOUNTS, siteOf } from '../services/service-accounts.ts';
import { PATIENT, startWebNode } from '../services/web-node.ts';
import type { WholeSite } from '../services/whole-site.ts';
import { crawlSite } from './crawl-site.ts';
import type { Check } from './report.ts';

/** A school has its own pages under the labels of all: none of its links may lead to a page that only another one has. */
export async function checkOtherSchool({ contentUrl, mediaFolder }: WholeSite): Promise<Check[]> {
  const { site } = ACCOUNTS.boreal;
  const node = await startWebNode({
    name: `crawl-${site}`,
    contentUrl,
    mediaFolder,
    settings: { ...PATIENT, ENABLED_LOCALES: 'fr,en', ...siteOf(site) },
  });
  try {
    const { addresses, pageFaults, hashFaults, hashLinkCount } = await crawlSite(node.url, ['/', '/en']);
    return [
      {
        name: `pages of ${site} that answer 200 and can be read`,
        count: addresses.length,
        faults: pageFaults,
      },
      {
        name: `links of ${site} to a part of a page, which is there`,
        count: hashLinkCount,
        faults: hashFaults,
      },
    ];
  } finally {
    await node.stop();
  }
}
