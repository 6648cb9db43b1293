import type { Website } from '@/content/website/website.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Link } from '@/ui/link';
import { RouteLink } from '@/ui/route-link';
import styles from './coordinates.module.css';

type CoordinatesProps = { site: SiteContext; website: Website | null };

/** How to reach the school; without its settings, the pages that say more. */
export function Coordinates({ site, website }: CoordinatesProps) {
  const phone = website?.school?.phone;
  const email = website?.email;
  return (
    <dl className={styles.coordinates}>
      {phone && (
        <div>
          <dt>{site.text('footer.phone')}</dt>
          <dd>
            <Link href={phone.href}>{phone.text}</Link>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{site.text('footer.email')}</dt>
          <dd>
            <Link href={`mailto:${email}`}>{email}</Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{site.text('profile.company')}</dt>
        <dd>
          <RouteLink href={site.href(paths.company)} label={site.text('contact.companies')} />
        </dd>
      </div>
      <div>
        <dt>{site.text('contact.findCampus')}</dt>
        <dd>
          <RouteLink href={site.href(paths.campuses)} label={site.text('nav.allCampuses')} />
        </dd>
      </div>
    </dl>
  );
}
