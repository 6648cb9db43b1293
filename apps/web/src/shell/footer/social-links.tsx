import type { SocialNetwork } from '@meridia/domain/social-networks';
import type { SiteContext } from '@/lib/site-context';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { Link } from '@/ui/link';
import styles from './footer.module.css';

const ICONS: Record<SocialNetwork, IconName> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  Youtube: 'youtube',
  Linkedin: 'linkedin',
  Twitter: 'twitter',
  Discord: 'discord',
  Tiktok: 'tiktok',
};

type Props = { site: SiteContext; social: readonly { network: SocialNetwork; href: string }[] };

/** FOOT-02: no block when there is no network to show. */
export function SocialLinks({ site, social }: Props) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={site.text('footer.socialTitle')}>
      {social.map(({ network, href }) => (
        <li key={href}>
          <Link
            href={href}
            aria-label={site.text('a11y.social', { network })}
            newTabHint={site.text('a11y.newTab')}
            className={styles.network}
          >
            <Icon name={ICONS[network]} className={styles.icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
