import type { ReactNode } from 'react';
import { shareLinks } from '@/features/news/share-links.rules';
import type { SiteContext } from '@/lib/site-context';
import { FilterChipLink, FilterChips } from '@/ui/filter-chip';
import styles from './post-page.module.css';

type Props = { site: SiteContext; title: string; shareUrl: string | null; children?: ReactNode };

/** What is beside the text: the programmes it speaks of, and the ways to share it, which are links. */
export function PostAside({ site, title, shareUrl, children }: Props) {
  return (
    <div className={styles.aside}>
      {children}
      {shareUrl && (
        <div className={styles.box}>
          <h2 className="heading-4">{site.text('news.share')}</h2>
          <FilterChips>
            {shareLinks(site, { title, url: shareUrl }).map((link) => (
              <FilterChipLink key={link.href} {...link} />
            ))}
          </FilterChips>
        </div>
      )}
    </div>
  );
}
