import type { Website } from '@/content/website/website.model';
import type { ActionChoice } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Burger } from '@/shell/sidebar/burger';
import { classNames } from '@/ui/class-names';
import styles from './compact-bar.module.css';
import { HomeLink } from './home-link';
import { NavbarActions } from './navbar-actions';

type Props = { site: SiteContext; website: Website | null; choice?: ActionChoice };

/** NAV-03: what is left of the navbar on the way down a page, and in a narrow window. */
export function CompactBar({ site, website, choice }: Props) {
  return (
    <div className={classNames('container', styles.bar)}>
      <HomeLink site={site} website={website} />
      <NavbarActions site={site} choice={choice} />
      <Burger label={site.text('nav.menu')} />
    </div>
  );
}
