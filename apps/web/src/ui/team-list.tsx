import styles from './team-list.module.css';

type TeamListProps = { members: readonly { id: string; name: string; role: string }[] };

/** « Anne-Catherine Weissmuller » is AW. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** People without their faces: a token each. */
export function TeamList({ members }: TeamListProps) {
  return (
    <ul className={styles.team}>
      {members.map(({ id, name, role }) => (
        <li key={id} className={styles.member}>
          <span className={styles.token} aria-hidden>
            {initialsOf(name)}
          </span>
          <b className={styles.name}>{name}</b> <span className={styles.role}>{role}</span>
        </li>
      ))}
    </ul>
  );
}
