import type { Cell, CrmLink, GridRow } from '../crm-grid.model';

/** How a cell is drawn, and what it means. */
export type Look = 'fine' | 'unchecked' | 'doubtful' | 'dead' | 'empty' | 'hole';

export const LOOKS: Record<Look, { sign: string; name: string; colour: string }> = {
  fine: { sign: '✓', name: 'Le formulaire répond', colour: 'success700' },
  unchecked: { sign: '•', name: 'Pas encore vérifié', colour: 'neutral600' },
  doubtful: { sign: '?', name: 'À ouvrir pour vérifier', colour: 'warning700' },
  dead: { sign: '✕', name: 'Le formulaire ne s’ouvre pas', colour: 'danger700' },
  empty: { sign: '○', name: 'Proposé sans formulaire', colour: 'warning700' },
  hole: { sign: '+', name: 'Aucun lien', colour: 'primary700' },
};

/** What somebody has to see to. */
const PROBLEMS: readonly Look[] = ['doubtful', 'dead', 'empty', 'hole'];

export function lookOf(link: CrmLink | null): Look {
  if (!link) return 'hole';
  if (link.url === null) return 'empty';
  return link.check?.verdict ?? 'unchecked';
}

export const isProblem = ({ link }: Pick<Cell, 'link'>): boolean => PROBLEMS.includes(lookOf(link));

/** « Bachelor Droit, Lyon : aucun lien », for whoever does not see the sign. */
export function cellWords(programme: string, campus: string, { link, isOffered }: Cell): string {
  const { name } = LOOKS[lookOf(link)];
  const elsewhere = isOffered ? '' : ' (formation non proposée sur ce campus)';
  return `${programme}, ${campus}\u00a0: ${name.charAt(0).toLowerCase()}${name.slice(1)}${elsewhere}`;
}

export function countLooks(rows: readonly GridRow[]): Record<Look, number> {
  const counts = { fine: 0, unchecked: 0, doubtful: 0, dead: 0, empty: 0, hole: 0 };
  for (const { cells } of rows) for (const { link } of cells) counts[lookOf(link)] += 1;
  return counts;
}

type Wish = { words: string; isOnlyProblems: boolean };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rows whose programme is asked for by name, and, if only problems are wanted, that have one. */
export function shownRows(rows: readonly GridRow[], { words, isOnlyProblems }: Wish): GridRow[] {
  return rows.filter(
    ({ name, cells }) =>
      plain(name).includes(plain(words.trim())) && (!isOnlyProblems || cells.some(isProblem)),
  );
}
