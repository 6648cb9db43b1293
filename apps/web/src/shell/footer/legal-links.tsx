import type { MenuEntry } from '@/content/menus/menu.model';
import type { Website } from '@/content/website/website.model';
import { opensPanel } from '@/features/consent/consent-controls';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { fixedLinks } from './footer-links.rules';
import styles from './footer.module.css';

type Props = { site: SiteContext; website: Website | null; menu: readonly MenuEntry[] };

/** FOOT-04: those that leave the site open a new tab. */
export function LegalLinks({ site, website, menu }: Props) {
  return (
    <ul className={styles.fixed}>
      {fixedLinks(site, website, menu).map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            newTabHint={newTabHint(site, href)}
            className={styles.fixedLink}
            {...opensPanel(site, href)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
