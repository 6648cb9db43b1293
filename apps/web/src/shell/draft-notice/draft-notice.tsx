import type { SiteContext } from '@/lib/site-context';
import styles from './draft-notice.module.css';

/** PREVIEW-01: above the page of a draft, so that nobody takes it for what is published. */
export function DraftNotice({ site }: { site: SiteContext }) {
  return (
    <p className={styles.notice}>
      <strong>{site.text('status.draft')}</strong> {site.text('preview.notPublished')}
    </p>
  );
}
