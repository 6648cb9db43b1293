import type { ReactNode } from 'react';
import type { JobOfferCard } from '@/content/job-offers/job-offer.model';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { FrenchMark } from '@/ui/french-mark';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { tintClass } from '@/ui/tint';
import styles from './job-line.module.css';
import { domainText, termsText } from './job-texts.rules';
import { JOB_TINTS } from './job-tints.data';

type JobLineProps = {
  site: SiteContext;
  offer: JobOfferCard;
  /** « Bac+5 » */
  level: string | null;
  /** For a longer list, to open where it goes on. */
  id?: string;
};

export function JobLineList({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export function JobLine({ site, offer, level, id }: JobLineProps) {
  const { slug, title, company, city, domain } = offer;
  return (
    <li id={id} className={classNames(styles.line, tintClass(JOB_TINTS[domain]))}>
      <span className={styles.token} aria-hidden />
      <div>
        <h3 className={styles.title}>
          <Link href={site.href(paths.jobOffer(slug))} {...linkLanguage(offer, 'title')}>
            {title}
          </Link>
        </h3>
        <p className={styles.company}>
          <span className={styles.domain}>{domainText(site, domain)}</span> – {company}{' '}
          <FrenchMark site={site} document={offer} />
        </p>
      </div>
      <p className={styles.fact}>
        {city && (
          <>
            <b>{city}</b>
            <br />
          </>
        )}
        {termsText(site, offer)}
      </p>
      {level && (
        <p className={styles.fact}>
          <span className={styles.label}>{site.text('jobs.filter.level')}</span> <br />
          {level}
        </p>
      )}
      <Icon name="route" className={styles.arrow} />
    </li>
  );
}
