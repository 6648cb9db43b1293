import type { Website } from '@/content/website/website.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Burger } from '@/shell/sidebar/burger';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import styles from './mobile-navbar.module.css';

type Props = { site: SiteContext; website: Website | null };

/** Logo and burger, on a mobile (LAY-04). */
export function MobileNavbar({ site: { text, href }, website }: Props) {
  const logo = website?.logo;
  return (
    <header className={styles.navbar}>
      <div className={classNames('container', styles.bar)}>
        <Link href={href(paths.home)} className={styles.home}>
          {logo ? (
            <img
              src={logo.url}
              alt={text('a11y.logo')}
              width={logo.width}
              height={logo.height}
              className={styles.logo}
            />
          ) : (
            (website?.siteName ?? text('nav.home'))
          )}
        </Link>
        <Burger label={text('nav.menu')} />
      </div>
    </header>
  );
}
