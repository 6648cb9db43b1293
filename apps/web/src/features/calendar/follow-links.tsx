import type { SiteContext } from '@/lib/site-context';
import { LinkButton } from '@/ui/button';
import styles from './follow-links.module.css';

type Props = {
  site: SiteContext;
  /** Of the calendar, in the language of the page. */
  href: string;
  siteUrl: string | null;
  /** Completes the labels for those who hear a link alone. */
  context: string;
};

/** What a program that follows a feed is told: it asks again by itself. */
const followUrl = (href: string, siteUrl: string) =>
  new URL(href, siteUrl).href.replace(/^https?:/, 'webcal:');

/** Once, as a file; or for good, as a feed. */
export function FollowLinks({ site, href, siteUrl, context }: Props) {
  const hint = <span className="visually-hidden"> : {context}</span>;
  return (
    <div className={styles.links}>
      {siteUrl !== null && (
        <LinkButton variant="solid" href={followUrl(href, siteUrl)}>
          {site.text('calendar.follow')}
          {hint}
        </LinkButton>
      )}
      <LinkButton href={href} download>
        {site.text('agenda.addToCalendar')}
        {hint}
      </LinkButton>
    </div>
  );
}
