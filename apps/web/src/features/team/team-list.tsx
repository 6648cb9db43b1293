import type { CampusMember, TeamMember } from '@/content/team-members/team-member.model';
import type { Reference } from '@/content/reference.model';
import { fieldLanguage } from '@/lib/translated';
import { Link } from '@/ui/link';
import styles from './team-list.module.css';

type Member = Pick<CampusMember, 'slug' | 'name' | 'role' | 'frenchFields'> &
  Partial<Pick<TeamMember, 'campus' | 'isFrenchOnly'>>;

type TeamListProps = {
  members: readonly Member[];
  /** Where the campus of a member is; without it, the page already says which. */
  hrefOf?: (campus: Reference) => string;
  /** What marks one of them, by its rank. */
  mark?: { rank: number; id: string };
};

/** « Anne-Catherine Weissmuller » is AW. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** People without their faces: a token each. */
export function TeamList({ members, hrefOf, mark }: TeamListProps) {
  return (
    <ul className={styles.team}>
      {members.map((member, rank) => (
        <li
          key={member.slug}
          id={rank === mark?.rank ? mark.id : undefined}
          tabIndex={rank === mark?.rank ? -1 : undefined}
          className={styles.member}
        >
          <span className={styles.token} aria-hidden>
            {initialsOf(member.name)}
          </span>
          <b className={styles.name}>{member.name}</b>{' '}
          <span className={styles.role}>
            <span lang={fieldLanguage(member, 'role')}>{member.role}</span>
            {hrefOf && member.campus && (
              <>
                {', '}
                <Link href={hrefOf(member.campus)}>{member.campus.title}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
