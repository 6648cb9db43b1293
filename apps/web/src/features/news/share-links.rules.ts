import type { SiteContext } from '@/lib/site-context';

const LINKEDIN = 'https://www.linkedin.com/sharing/share-offsite/';

/** Plain links: no script of anyone else, and nobody is told of the visit before the click. */
export function shareLinks(
  { text }: Pick<SiteContext, 'text'>,
  { title, url }: { title: string; url: string },
) {
  return [
    { label: text('news.shareOnLinkedin'), href: `${LINKEDIN}?${new URLSearchParams({ url })}` },
    {
      label: text('news.shareByEmail'),
      // Not URLSearchParams: a mail program would show its plus signs.
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    },
  ];
}
