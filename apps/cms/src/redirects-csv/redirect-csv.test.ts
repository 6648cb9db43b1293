import { describe, expect, it } from 'vitest';
import { REDIRECT_GROUPS } from '@meridia/domain/redirects';
import { parseCsv, toCsv, type CsvRedirect } from './redirect-csv';

const HEADER = 'source,destination,kind,group,active';

const aRedirect = (fields: Partial<CsvRedirect> & { position?: number }) => ({
  source: '/ancien',
  destination: '/campus',
  kind: 'exact' as const,
  group: 'campus',
  active: true,
  ...fields,
});

const parse = (...lines: string[]) => parseCsv([HEADER, ...lines].join('\n'));

describe('toCsv', () => {
  it('REDIR-11 writes one line per redirect, by position', () => {
    const csv = toCsv([
      aRedirect({ source: '^/tag/.+$', kind: 'pattern', group: null, active: false, position: 2 }),
      aRedirect({ position: 1 }),
    ]);
    expect(csv).toBe(
      `\uFEFF${HEADER}\r\n/ancien,/campus,exact,campus,true\r\n^/tag/.+$,/campus,pattern,,false\r\n`,
    );
  });

  it.each(['=HYPERLINK("http://x.example","x")', '+1', '-1', '@x', '＝1+1'])(
    'REDIR-11 writes %s as text, which no spreadsheet computes',
    (group) => {
      const [, line = ''] = toCsv([aRedirect({ group })]).split('\r\n');
      expect(line).toMatch(/,"?'[=+\-@＝]/);
    },
  );

  it('REDIR-11 always writes redirects of one position in the same order', () => {
    const two = [aRedirect({ source: '/b' }), aRedirect({ source: '/a' })];
    expect(toCsv(two)).toBe(toCsv([...two].reverse()));
  });
});

describe('parseCsv', () => {
  it('REDIR-11 reads back every byte of what was written', () => {
    const redirects = [
      aRedirect({ source: '/a, b; "c"', position: 1 }),
      aRedirect({ source: '=1+1', destination: '@x', position: 2 }),
      aRedirect({ source: '/protection-des-données', group: null, position: 3 }),
      aRedirect({ source: '^/(19|20)\\d{2}(/\\d{2}){0,2}$', kind: 'pattern', active: false, position: 4 }),
    ];
    const rows = redirects.map(({ position, ...redirect }) => ({ ...redirect, line: position + 1 }));
    expect(parseCsv(toCsv(redirects))).toEqual({ rows });
  });

  it.each([
    ['a mark of UTF-8', `\uFEFF${HEADER}\n/ancien,/campus,exact,campus,true\n`],
    ['lines of Windows', `${HEADER}\r\n/ancien,/campus,exact,campus,true\r\n`],
    ['lines of several systems', `${HEADER}\r\n/ancien,/campus,exact,campus,true\n\r`],
    ['semicolons', 'source;destination;kind;group;active\n/ancien;/campus;exact;campus;true'],
    ['columns in another order', 'active,kind,group,destination,source\ntrue,exact,campus,/campus,/ancien'],
    ['the booleans of a French spreadsheet', `${HEADER}\n/ancien,/campus,exact,campus,VRAI`],
    ['a line left empty at the end', `${HEADER}\n/ancien,/campus,exact,campus,true\n,,,,\n`],
  ])('REDIR-11 accepts %s', (_what, text) => {
    expect(parseCsv(text)).toEqual({ rows: [{ ...aRedirect({}), line: 2 }] });
  });

  it.each([
    ['an empty source', ',/x,exact,,true', 'La source est vide.'],
    ['an empty destination', '/x,,exact,,true', 'La destination est vide.'],
    ['an unknown kind', '/x,/y,regex,,true', '« kind » vaut exact, pattern ou gone, et non « regex ».'],
    ['an unknown state', '/x,/y,exact,,oui', '« active » vaut true ou false, et non « oui ».'],
    [
      'the name of a property',
      '/x,/y,exact,,constructor',
      '« active » vaut true ou false, et non « constructor ».',
    ],
    ['a missing cell', '/x,/y,exact,true', 'La ligne a 4 cellule(s) au lieu de 5.'],
    ['a source too long', `/${'x'.repeat(500)},/y,exact,,true`, '« source » dépasse 500 caractères.'],
    ['a group too long', `/x,/y,exact,${'x'.repeat(256)},true`, '« group » dépasse 255 caractères.'],
    [
      'a group that nobody knows',
      '/x,/y,exact,=1+1,true',
      `Ce groupe n’est pas connu : laissez-le vide, ou choisissez parmi ${REDIRECT_GROUPS.join(', ')}.`,
    ],
    ['an invisible character', '/x\0,/y,exact,,true', '« source » contient un caractère invisible.'],
    [
      'a file that was not in UTF-8',
      '/donn\uFFFDes,/\uFFFDtudes,exact,,true',
      'Le fichier n’est pas en UTF-8 : enregistrez-le au format « CSV UTF-8 ».',
    ],
    ['an open quote', '"/x,/y,exact,,true', 'La ligne ne se lit pas : vérifiez ses guillemets.'],
  ])('REDIR-11 refuses %s, with its line', (_what, line, message) => {
    expect(parse('/ancien,/campus,exact,campus,true', line)).toEqual({ problems: [{ line: 3, message }] });
  });

  it('REDIR-11 tells every problem of a file at once', () => {
    expect(parse(',/x,exact,,true', '', '/x,,autre,,true')).toEqual({
      problems: [
        { line: 2, message: 'La source est vide.' },
        { line: 4, message: 'La destination est vide.' },
        { line: 4, message: '« kind » vaut exact, pattern ou gone, et non « autre ».' },
      ],
    });
  });

  it.each([
    ['an unknown column', `${HEADER},status`, 'La colonne « status » est inconnue.'],
    ['a missing column', 'source,destination,kind,group', 'Il manque la colonne « active ».'],
    ['a repeated column', `${HEADER},kind`, 'La colonne « kind » est là deux fois.'],
    ['an empty file', '', 'Le fichier est vide.'],
  ])('REDIR-11 refuses %s', (_what, header, message) => {
    expect(parseCsv(`${header}\n`)).toEqual({ problems: [{ line: 1, message }] });
  });

  it('REDIR-11 reads 5,000 redirects and no more', () => {
    const lines = Array.from({ length: 5001 }, (_, index) => `/x-${index},/y,exact,,true`);
    expect(parse(...lines.slice(1))).toHaveProperty('rows.length', 5000);
    expect(parse(...lines)).toEqual({
      problems: [{ line: 5002, message: 'Le fichier dépasse 5 000 redirections.' }],
    });
  });
});
