import type { Banner as BannerModel } from '@/content/banners/banner.model';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './banner.module.css';
import { BANNER_SCRIPT } from './banner.rules';

type Props = { site: SiteContext; banner: BannerModel };

/**
 * LAY-02, LAY-06: above the page, which it pushes by its offset, or by its text where that needs more. It closes without
 * a script, for this page; with one, for the visit (banner.client.ts).
 */
export function Banner({ site, banner: { id, text, link, offset } }: Props) {
  return (
    <aside
      data-banner={id}
      aria-label={site.text('a11y.banner')}
      className={styles.banner}
      style={{ minHeight: offset }}
    >
      <details open className={styles.details}>
        <summary className={styles.close}>
          <Icon name="close" label={site.text('a11y.closeBanner')} />
        </summary>
        <div className={styles.message}>
          <p>{text}</p>
          {link && (
            <Link href={site.href(link.href)} newTabHint={newTabHint(site, link.href)}>
              {link.label}
            </Link>
          )}
        </div>
      </details>
      <script dangerouslySetInnerHTML={{ __html: BANNER_SCRIPT }} />
    </aside>
  );
}
