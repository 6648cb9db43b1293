import type { MenuEntry } from '@/content/menus/menu.model';
import type { Website } from '@/content/website/website.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { ExternalFooterFrame } from './external-footer-frame';
import { FooterMenu } from './footer-menu';
import styles from './footer.module.css';
import { LegalLinks } from './legal-links';
import { SocialLinks } from './social-links';

type Props = { site: SiteContext; website: Website | null; menu: readonly MenuEntry[] };

/** FOOT-01 to 05. Each part stands alone: without the settings of the school, its menu and the fixed links are left. */
export function Footer({ site, website, menu }: Props) {
  const { logo = null, social = [] } = website?.school ?? {};
  return (
    <footer className={classNames('sur-encre', styles.footer)}>
      <div className={classNames('lisere', styles.border)} />
      <div className={classNames('container', styles.content)}>
        {(logo || social.length > 0) && (
          <div className={styles.top}>
            {logo && (
              <Link href={site.href(paths.home)} aria-label={site.text('a11y.logo')}>
                <img
                  src={logo.url}
                  alt=""
                  width={logo.width}
                  height={logo.height}
                  loading="lazy"
                  className={styles.logo}
                />
              </Link>
            )}
            <SocialLinks site={site} social={social} />
          </div>
        )}
        <nav aria-label={site.text('a11y.footerNav')}>
          <FooterMenu site={site} menu={menu} />
          <LegalLinks site={site} website={website} menu={menu} />
        </nav>
        <p className={classNames('small-print', 'muted', styles.copyright)}>
          {site.text('footer.copyright')}
        </p>
      </div>
      <ExternalFooterFrame
        frame={website?.footerFrame ?? null}
        title={site.text('footer.frameTitle')}
        isConsentRequired={site.tracking.isConsentRequired}
      />
    </footer>
  );
}
