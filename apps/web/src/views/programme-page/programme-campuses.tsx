import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { CampusList } from '@/features/campuses/campus-list';
import type { SiteContext } from '@/lib/site-context';
import styles from './programme-campuses.module.css';

type Props = { site: SiteContext; programme: ProgrammeDetail };

export const CAMPUSES_ID = 'campus-liste';
const TITLE_ID = 'titre-campus';

/** « 25 campus, le même diplôme »: of a programme that leads to one. */
function titleOf(site: SiteContext, { campuses, graduationLevel }: ProgrammeDetail): string {
  return campuses.length > 1 && graduationLevel !== null
    ? site.text('course.campusesHeading', { count: campuses.length })
    : site.text('course.campuses');
}

export function ProgrammeCampuses({ site, programme }: Props) {
  const { campuses } = programme;
  if (campuses.length === 0) return null;
  const byName = campuses.toSorted((one, other) => one.title.localeCompare(other.title, site.locale));
  return (
    <section id={CAMPUSES_ID} aria-labelledby={TITLE_ID} className="section sur-craie">
      <div className="container grid">
        <h2 id={TITLE_ID} className={styles.title}>
          {titleOf(site, programme)}
        </h2>
        <div className={styles.list}>
          <CampusList site={site} campuses={byName} />
        </div>
      </div>
    </section>
  );
}
