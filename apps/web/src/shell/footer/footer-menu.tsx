import type { MenuEntry } from '@/content/menus/menu.model';
import { opensPanel } from '@/features/consent/consent-controls';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { sectionLinks } from './footer-links.rules';
import styles from './footer.module.css';

type Props = { site: SiteContext; menu: readonly MenuEntry[] };

function MenuLink({ site, label, href }: { site: SiteContext; label: string; href: string }) {
  return (
    <Link
      href={site.href(href)}
      newTabHint={newTabHint(site, href)}
      className={styles.link}
      {...opensPanel(site, site.href(href))}
    >
      {label}
    </Link>
  );
}

function Section({ site, entry }: { site: SiteContext; entry: MenuEntry }) {
  if (entry.kind === 'link') return <MenuLink site={site} label={entry.label} href={entry.href} />;
  return (
    <>
      <h2 className={styles.title}>{entry.label}</h2>
      <ul className={styles.links}>
        {sectionLinks(entry).map(({ id, label, href }) => (
          <li key={`${id} ${href}`}>
            <MenuLink site={site} label={label} href={href} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** FOOT-03. */
export function FooterMenu({ site, menu }: Props) {
  if (menu.length === 0) return null;
  return (
    <div className={styles.menu}>
      {menu.map((entry) => (
        <div key={`${entry.kind} ${entry.id}`} className={styles.section}>
          <Section site={site} entry={entry} />
        </div>
      ))}
    </div>
  );
}
