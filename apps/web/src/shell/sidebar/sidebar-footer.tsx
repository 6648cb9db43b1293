import type { Profile } from '@meridia/domain/profiles';
import type { Website } from '@/content/website/website.model';
import { opensPanel } from '@/features/consent/consent-controls';
import { LanguageLinks } from '@/features/locale/language-links';
import { newTabHint } from '@/lib/external-link';
import type { SiteContext } from '@/lib/site-context';
import { outsideLinks } from '@/shell/footer/footer-links.rules';
import { SocialLinks } from '@/shell/footer/social-links';
import { profileLinks, profileText, serviceLinks, type TopLink } from '@/shell/navbar/top-links.rules';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './sidebar-footer.module.css';

/** SIDE-05: a small screen has no footer, and these must be reachable from every page. */
const LEGAL_LABELS = [
  'footer.legalNotices',
  'footer.dataPrivacyShort',
  'footer.termsOfSaleShort',
  'consent.settings',
  'footer.accessibility',
] as const;

function Dropdown({ label, links }: { label: string; links: readonly TopLink[] }) {
  return (
    <details className={styles.dropdown}>
      <summary className={styles.entry}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.choices}>
        {links.map(({ key, label: text, href, isCurrent }) => (
          <li key={key}>
            <Link href={href} className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { site: SiteContext; website: Website | null; profile: Profile };

function LabelLink({ site, name, className }: { site: SiteContext; name: string; className?: string }) {
  const href = site.link(name);
  if (href === null) return null;
  return (
    <Link href={href} className={className} {...opensPanel(site, href)}>
      {site.text(name)}
    </Link>
  );
}

/** V-09: on a phone, two taps from anywhere. */
function PhoneLink({ site, website }: Pick<Props, 'site' | 'website'>) {
  const phone = website?.school?.phone;
  if (!phone) return null;
  return (
    <Link href={phone.href} className={classNames(styles.entry, styles.phone)}>
      {site.text('contact.call', { phone: phone.text })}
    </Link>
  );
}

/** Languages, profiles, alumni and services (SIDE-03), then what the footer has, which a small screen does not show. */
export function SidebarFooter({ site, website, profile }: Props) {
  return (
    <div className={styles.footer}>
      {site.languages.length > 0 && (
        <div className={styles.languages}>
          <LanguageLinks site={site} />
        </div>
      )}
      <div className={styles.alumni}>
        <LabelLink site={site} name="nav.alumni" className={styles.entry} />
      </div>
      <PhoneLink site={site} website={website} />
      <Dropdown
        label={profileText(site, profile)}
        links={profileLinks(site, website?.mainSiteUrl ?? null, profile)}
      />
      <Dropdown label={site.text('services.label')} links={serviceLinks(site)} />
      <ul className={styles.legal}>
        {LEGAL_LABELS.map((name) => (
          <li key={name}>
            <LabelLink site={site} name={name} />
          </li>
        ))}
        {outsideLinks(site, website).map(({ label, href }) => (
          <li key={href}>
            <Link href={href} newTabHint={newTabHint(site, href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.social}>
        <SocialLinks site={site} social={website?.school?.social ?? []} />
      </div>
    </div>
  );
}
