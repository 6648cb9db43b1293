import type { Website } from '@/content/website/website.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import styles from './home-link.module.css';

type Props = { site: SiteContext; website: Website | null };

/** The logo; without one, the name of the site. */
export function HomeLink({ site, website }: Props) {
  const logo = website?.logo;
  return (
    <Link href={site.href(paths.home)} className={styles.home}>
      {logo ? (
        <img
          src={logo.url}
          alt={site.text('a11y.logo')}
          width={logo.width}
          height={logo.height}
          className={styles.logo}
        />
      ) : (
        (website?.siteName ?? site.text('nav.home'))
      )}
    </Link>
  );
}
