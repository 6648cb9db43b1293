import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { DomainDoors } from '@/features/programmes/domain-doors';
import { domainCounts } from '@/features/programmes/domain-doors.rules';
import { ProgrammeLine } from '@/features/programmes/programme-line';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { Lines } from '@/ui/line';
import { SectionHeading } from '@/ui/section-heading';
import styles from './home-programmes.module.css';

type Props = { site: SiteContext; programmes: readonly ProgrammeCard[] };

export function HomeDomains({ site, programmes }: Props) {
  if (programmes.length === 0) return null;
  const isWhole = domainCounts(programmes).length === DISPLAY_DOMAINS.length;
  return (
    <section className="section" aria-labelledby="domaines">
      <div className="container">
        <SectionHeading
          id="domaines"
          title={
            <span className={styles.title}>
              {site.text(isWhole ? 'home.domains.title' : 'home.domains.titleFewer')}
            </span>
          }
          text={isWhole && site.text('home.domains.text')}
        />
        <DomainDoors site={site} programmes={programmes} />
      </div>
    </section>
  );
}

export function HomeFeatured({ site, programmes }: Props) {
  if (programmes.length === 0) return null;
  const isForReader = programmes.every(({ taughtIn }) => taughtIn === 'en');
  return (
    <section className={classNames('section', styles.featured)} aria-labelledby="formations">
      <div className="container">
        <SectionHeading
          id="formations"
          title={site.text(isForReader ? 'course.taughtInEnglish' : 'course.mostRequested')}
          link={{ href: site.href(paths.programmes), label: site.text('nav.allProgrammes') }}
        />
        <Lines>
          {programmes.map((programme) => (
            <ProgrammeLine key={programme.slug} site={site} programme={programme} />
          ))}
        </Lines>
      </div>
    </section>
  );
}
