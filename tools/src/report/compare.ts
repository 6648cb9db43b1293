import type { Counts } from './file-counts.ts';

type Place = { school: string; type: string; locale: string };

/** Rows of the database; `drafts` is null for a type that has none. */
export type Loaded = Place & { published: number; drafts: number | null };
export type Line = Place & { files: number; published: number; drafts: number | null; isRight: boolean };

const keyOf = ({ school, type, locale }: Place) => [school, type, locale].join(' ');

function toLine(place: Place, files: number, loaded: Loaded | undefined): Line {
  const { published, drafts } = loaded ?? { published: 0, drafts: null };
  const isRight = published === files && (drafts === null || drafts === files);
  return { ...place, files, published, drafts, isRight };
}

/** One line for whatever the files or the database hold: content that is in one and not in the other is wrong too. */
export function compare(files: Record<string, Record<string, Counts>>, loaded: readonly Loaded[]): Line[] {
  const rows = new Map(loaded.map((row) => [keyOf(row), row]));
  const expected = Object.entries(files).flatMap(([school, types]) =>
    Object.entries(types).flatMap(([type, counts]) =>
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([locale, count]) => ({ school, type, locale, count })),
    ),
  );
  const known = new Set(expected.map(keyOf));
  return [
    ...expected.map(({ count, ...place }) => toLine(place, count, rows.get(keyOf(place)))),
    ...loaded
      .filter((row) => !known.has(keyOf(row)))
      .map((row) => toLine({ school: row.school, type: row.type, locale: row.locale }, 0, row)),
  ];
}

const HEAD = ['school', 'type', 'locale', 'files', 'published', 'drafts', ''];

export function formatLines(lines: readonly Line[]): string {
  const rows = lines.map(({ school, type, locale, files, published, drafts, isRight }) => [
    ...[school, type, locale],
    ...[files, published, drafts ?? '-'].map(String),
    isRight ? 'ok' : 'DIFFERENT',
  ]);
  const table = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 3 && column <= 5;
  return table
    .map((row) =>
      row
        .map((cell, n) => (isNumber(n) ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
