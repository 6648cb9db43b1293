import type { Profile } from '@meridia/domain/profiles';
import { LanguageLinks } from '@/features/locale/language-links';
import type { SiteContext } from '@/lib/site-context';
import { Disclosure } from '@/shell/menu/disclosure';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { labelLinks, profileLinks, profileText, serviceLinks, type TopLink } from './top-links.rules';
import styles from './top-bar.module.css';

type Props = { site: SiteContext; mainSiteUrl: string | null; profile: Profile };

function DropdownLinks({ links }: { links: readonly TopLink[] }) {
  return (
    <ul className={styles.dropdown}>
      {links.map(({ key, label, href, isCurrent }) => (
        <li key={key}>
          <Link href={href} aria-current={isCurrent || undefined} className={styles.choice}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** NAV-01. */
export function TopBar({ site, mainSiteUrl, profile }: Props) {
  const { text } = site;
  return (
    <div className={styles.edge}>
      <div className={classNames('container', styles.bar)}>
        <nav aria-label={text('a11y.secondaryNav')} className={styles.nav}>
          <Disclosure
            id="navbar-profiles"
            label={profileText(site, profile)}
            panel="start"
            className={styles.item}
          >
            <DropdownLinks links={profileLinks(site, mainSiteUrl, profile)} />
          </Disclosure>
          <ul className={styles.list}>
            {labelLinks(site, ['search.title', 'nav.alumni', 'nav.contact']).map(({ key, label, href }) => (
              <li key={key}>
                <Link href={href} className={styles.item}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Disclosure
                id="navbar-services"
                label={text('services.label')}
                panel="end"
                className={styles.item}
              >
                <DropdownLinks links={serviceLinks(site)} />
              </Disclosure>
            </li>
          </ul>
        </nav>
        <LanguageLinks site={site} className={styles.languages} />
      </div>
    </div>
  );
}
