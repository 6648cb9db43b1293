import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { ACCOUNTS, EDITORS } from '../services/service-accounts.ts';
import type { Demo } from './demo-record.ts';

type Cells = readonly string[];

/** Rows of text in columns; the last column is not padded. */
export function toColumns(rows: readonly Cells[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, n) => Math.max(cell.length, all[n] ?? 0)),
    [],
  );
  return rows.map((row) => `  ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('   ')}`.trimEnd());
}

/** Everything a newcomer needs, on one screen. */
export function toScreen({ cmsPort, webPort, databaseName, mediaFolder, processes }: Demo): string {
  const cms = `http://127.0.0.1:${cmsPort}`;
  const logs = processes.map(({ logFile }) => path.relative(REPOSITORY, logFile));
  const places = [
    ['Site', `http://127.0.0.1:${webPort}`],
    ['Administration', `${cms}/admin`],
    ['API de contenu', `${cms}/api`],
    ['Base de données', databaseName],
    ['Médias', mediaFolder],
    ['Journaux', logs.join(', ')],
  ];
  const editors = Object.values(EDITORS).map((editor) => [
    'site' in editor
      ? `${'role' in editor ? 'Responsable' : 'Rédaction'} de ${editor.site}`
      : 'Toutes les écoles',
    editor.email,
    editor.password,
  ]);
  const readers = Object.values(ACCOUNTS).map(({ site, role, username, password }) => [
    role === 'site-preview' ? `Aperçu de ${site}` : `Lecture de ${site}`,
    username,
    password,
  ]);
  return [
    ...toColumns(places),
    '\nComptes de l’administration',
    ...toColumns(editors),
    '\nComptes de l’API de contenu',
    ...toColumns(readers),
    '\nPour arrêter : pnpm demo --stop',
  ].join('\n');
}
