import { ART } from '@/lib/art.data';
import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';
import { OFFLINE_PAGES } from '@/lib/offline-pages.data';
import styles from './offline-page.module.css';

const LIST_ID = 'sans-reseau';

/**
 * What a visitor of the installed app sees without a network, at the address of a page that is not on the device; a script loads
 * that page once the network is back.
 */
export function OfflinePage({ site }: { site: SiteContext }) {
  return (
    <div className={classNames('sur-craie', styles.page)} data-offline-page>
      <div className={classNames('container grid', styles.columns)}>
        <div>
          <h1 className={styles.heading}>{site.text('pwa.offline')}</h1>
          <p className={classNames('lead', styles.text)}>{site.text('pwa.offlineText')}</p>
          {/* An empty address is the one the visitor asked for. */}
          <LinkButton variant="solid" href="">
            {site.text('pwa.retry')}
          </LinkButton>
          <h2 className={classNames('heading-4', styles.listTitle)} id={LIST_ID}>
            {site.text('pwa.availableOffline')}
          </h2>
          <ul className={styles.list} aria-labelledby={LIST_ID}>
            {OFFLINE_PAGES.map(({ label, path }) => (
              <li key={path}>
                <Link href={site.href(path)}>{site.text(label)}</Link>
              </li>
            ))}
          </ul>
        </div>
        <Picture image={{ ...ART.offline, alt: '', widths: [] }} isPriority />
      </div>
    </div>
  );
}
