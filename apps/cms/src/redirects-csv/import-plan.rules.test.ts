import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '@meridia/domain/cpu-time.fixture';
import { planImport, planLines, toRowForm, type StoredRedirect } from './import-plan.rules';
import type { CsvRow } from './redirect-csv';

const HOSTS = ['autre.example'];
const OWN_HOSTS = ['www.meridia.example'];
/** Every address is answered, and none of them by a page that could be hidden. */
const NO_PAGES = { isPage: () => false, isAnswered: () => true, findPage: () => undefined };
const FIELDS = { kind: 'exact', group: null, active: true } as const;

const aRow = (line: number, source: string, destination: string, fields: Partial<CsvRow> = {}): CsvRow => ({
  ...FIELDS,
  line,
  source,
  destination,
  ...fields,
});
const stored = (position: number, source: string, destination: string): StoredRedirect => ({
  ...FIELDS,
  documentId: `document-${position}`,
  position,
  source,
  destination,
});

const plan = (rows: readonly CsvRow[], current: readonly StoredRedirect[]) =>
  planImport(
    rows.map((row) => toRowForm(row, OWN_HOSTS)),
    { stored: current, allowedHosts: HOSTS, pages: NO_PAGES },
  );

const TO_FINAL = 'La destination est elle-même redirigée : indiquez l’adresse finale.';
const leadsHere = (source: string) =>
  `La redirection de « ${source} » mène ici : changez d’abord sa destination.`;

describe('planImport', () => {
  it('REDIR-11 creates, updates and leaves alone, by source', () => {
    const current = [stored(1, '/a', '/campus'), stored(7, '/b', '/campus'), stored(3, '/absent', '/campus')];
    const rows = [
      aRow(2, '/new', '/agenda'),
      aRow(3, '/a', '/campus'),
      aRow(4, '/b', '/agenda'),
      aRow(5, '/newer', '/agenda'),
    ];

    expect(plan(rows, current)).toEqual({
      create: [
        { ...FIELDS, source: '/new', destination: '/agenda', position: 8 },
        { ...FIELDS, source: '/newer', destination: '/agenda', position: 9 },
      ],
      update: [{ ...FIELDS, source: '/b', destination: '/agenda', documentId: 'document-7' }],
      unchanged: 1,
    });
  });

  it('REDIR-11 brings sources to their form before it compares them', () => {
    const current = [stored(1, '/école/a', '/campus')];
    const rows = [
      aRow(2, ' /%C3%89cole//A/ ', '/campus'),
      aRow(3, '^/Tag/\\d+$', '/agenda', { kind: 'pattern' }),
    ];
    expect(plan(rows, current)).toMatchObject({
      create: [{ source: '^/tag/\\d+$' }],
      update: [],
      unchanged: 1,
    });
  });

  it('REDIR-11 an empty group is the same as none', () => {
    const current = [{ ...stored(1, '/a', '/campus'), group: '' }];
    expect(plan([aRow(2, '/a', '/campus')], current)).toMatchObject({
      update: [],
      unchanged: 1,
    });
  });

  it('REDIR-11 accepts a file that moves the end of a chain, whatever the order of its lines', () => {
    const current = [stored(1, '/a', '/b')];
    const rows = [aRow(2, '/b', '/final'), aRow(3, '/a', '/final')];
    expect(plan(rows, current)).toMatchObject({
      create: [{ source: '/b' }],
      update: [{ source: '/a' }],
    });
    expect(plan([...rows].reverse(), current)).not.toHaveProperty('problems');
  });

  it.each([
    ['a loop', [aRow(2, '/a', '/a')], [{ line: 2, message: 'La redirection mène à elle-même.' }]],
    [
      'a loop of two lines',
      [aRow(2, '/a', '/b'), aRow(3, '/b', '/a')],
      [2, 3].map((line) => ({ line, message: TO_FINAL })),
    ],
    [
      'a chain in the file',
      [aRow(2, '/a', '/b'), aRow(3, '/b', '/c')],
      [
        { line: 2, message: TO_FINAL },
        { line: 3, message: leadsHere('/a') },
      ],
    ],
    ['a chain to what is stored', [aRow(2, '/a', '/stored')], [{ line: 2, message: TO_FINAL }]],
    ['a chain from what is stored', [aRow(2, '/end', '/a')], [{ line: 2, message: leadsHere('/stored') }]],
    [
      'a chain from what is stored to another site',
      [aRow(2, '/end', 'https://autre.example/')],
      [{ line: 2, message: leadsHere('/stored') }],
    ],
    ['a chain through a stored pattern', [aRow(2, '/a', '/tag/x')], [{ line: 2, message: TO_FINAL }]],
    [
      'a pattern that takes the end of what is stored',
      [aRow(2, '^/en.+$', '/a', { kind: 'pattern' })],
      [{ line: 2, message: leadsHere('/stored') }],
    ],
    [
      'a source named twice',
      [aRow(2, '/a', '/b'), aRow(5, '/a', '/c')],
      [{ line: 5, message: 'La source « /a » est déjà à la ligne 2.' }],
    ],
    [
      'a target on a host that is not allowed',
      [aRow(2, '/a', 'https://ailleurs.example/')],
      [
        {
          line: 2,
          message: 'La destination est sur un site qui n’est pas autorisé (sites autorisés : autre.example).',
        },
      ],
    ],
    [
      'a source without its first slash',
      [aRow(2, 'a', '/b')],
      [
        {
          line: 2,
          message: 'La source est un chemin du site : une barre au début, aucun paramètre, et pas l’accueil.',
        },
      ],
    ],
  ])('REDIR-11 refuses %s', (_what, rows, problems) => {
    const pattern = { ...stored(2, '^/tag/.+$', '/actualites'), kind: 'pattern' as const };
    expect(plan(rows, [stored(1, '/stored', '/end'), pattern])).toEqual({ problems });
  });

  it('REDIR-11 checks 5,000 lines at once', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      aRow(index + 2, `/x-${index}`, `/y-${index % 7}`),
    );
    expect(plan(rows, [])).toHaveProperty('create.length', 5000);
    expect(cpuMsOf(() => plan(rows, []))).toBeLessThan(2000);
  });

  it('DESK-02 addresses pasted whole are brought to their form', () => {
    const row = aRow(2, 'https://www.meridia.example/Ancien?x=1', 'https://www.meridia.example/agenda?a=1');
    expect(plan([row], [])).toMatchObject({ create: [{ source: '/ancien', destination: '/agenda?a=1' }] });
  });
});

describe('DESK-05 what a file would do, line by line', () => {
  it('DESK-05 each line is told, the refused ones with why', () => {
    const current = [stored(1, '/a', '/campus'), stored(2, '/b', '/campus')];
    const rows = [
      aRow(2, '/new', '/agenda'),
      aRow(3, '/a', '/campus'),
      aRow(4, '/b', '/agenda'),
      aRow(5, '/page', '/agenda'),
      aRow(6, '/old', '/gone'),
    ];
    const pages = {
      ...NO_PAGES,
      isPage: (path: string) => path === '/page',
      isAnswered: (path: string) => path !== '/gone',
    };

    const lines = planLines(rows, { stored: current, allowedHosts: HOSTS, pages });
    expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'created'],
      [3, 'unchanged'],
      [4, 'updated'],
      [5, 'refused'],
      [6, 'refused'],
    ]);
    expect(lines[2]).toMatchObject({ before: '/campus' });
    expect(lines[3]).toMatchObject({
      message: 'Une page du site est à cette adresse : la redirection la cacherait.',
    });
    expect(lines[4]).toMatchObject({
      message: 'Aucune page publiée n’est à l’adresse « /gone » : les visiteurs y trouveraient une erreur.',
    });
  });
});
