import { TeamList } from '@/features/team/team-list';
import { paths } from '@/lib/paths';
import { classNames } from '@/ui/class-names';
import { RouteLink } from '@/ui/route-link';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';
import styles from './split-section.module.css';

export function TeamSection({ site, campus, id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={titleIdOf(id)} className={classNames('section', styles.ruled)}>
      <div className="container grid">
        <h2 id={titleIdOf(id)} className={styles.side}>
          {site.text(SECTION_LABELS.team)}
        </h2>
        <div className={styles.main}>
          <TeamList members={campus.team} />
          <p className={styles.more}>
            <RouteLink href={site.href(paths.team)} label={site.text('team.all')} />
          </p>
        </div>
      </div>
    </section>
  );
}
