import { describe, expect, it } from 'vitest';
import { isToldReferrer, toToldPath, toToldReferrer } from './unknown-address.rules.ts';

describe('DESK-06 an unknown address is told without what may be personal', () => {
  it.each([
    ['/Ancienne-Page/', '/ancienne-page'],
    ['/%C3%A9cole/pr%C3%A9sentation', '/école/présentation'],
    ['/2019/04/12/rentree-2019', '/2019/04/12/rentree-2019'],
    ['/evenement-20240912', '/evenement-20240912'],
    ['/uploads/plaquette.pdf', '/uploads/plaquette.pdf'],
    ['/formations/bts.html', '/formations/bts.html'],
    ['/anticonstitutionnellement', '/anticonstitutionnellement'],
  ])('%s is told', (path, told) => {
    expect(toToldPath(path)).toBe(told);
  });

  it.each([
    ['the home page', '/'],
    ['an address of somebody', '/desinscription/jeanne.martin@exemple.fr'],
    ['encoded too', '/desinscription/jeanne%40exemple.fr'],
    ['a telephone number', '/rappel/06-12-34-56-78'],
    ['a number of a file', '/dossier/123456789'],
    ['the key of a session', '/valider/a8f5f167f44f4964e6c998dee827110c'],
    ['a key without digits', `/valider/${'abcdefgh'.repeat(5)}`],
    ['an identifier', '/s/550e8400-e29b-41d4-a716-446655440000'],
    ['a probe', '/wp-login.php'],
    ['a probe of a folder', '/wp-content/uploads/a.pdf'],
    ['a hidden file', '/.env'],
    ['a program', '/index.php'],
    ['a picture', '/images/a.png'],
    ['what is malformed', '/100%'],
    ['what is too long', `/${'mot-'.repeat(60)}`],
    ['what cannot be seen', '/a%00b'],
  ])('%s is not', (_what, path) => {
    expect(toToldPath(path)).toBeNull();
  });

  it.each([
    ['https://www.meridia.example/ecole?utm_source=x', '/ecole'],
    ['https://www.meridia.example/', '/'],
    ['https://annuaire.example/ecoles/meridia?jeton=1#a', 'annuaire.example/ecoles/meridia'],
    ['https://www.google.com/', 'www.google.com'],
    ['https://mail.example/u/jeanne@exemple.fr/lu', 'mail.example'],
    ['https://jeanne:secret@annuaire.example/a', 'annuaire.example/a'],
    ['android-app://com.example', null],
    ['n’importe quoi', null],
    [undefined, null],
  ])('the page that led there: %s', (referrer, told) => {
    expect(toToldReferrer(referrer, 'www.meridia.example')).toBe(told);
  });

  it.each([
    ['annuaire.example/ecoles', true],
    ['/ecole', true],
    ['annuaire.example/?q=1', false],
    ['jeanne@exemple.fr', false],
    ['a'.repeat(300), false],
  ])('what is sent as such a page, %s: %s', (told, expected) => {
    expect(isToldReferrer(told)).toBe(expected);
  });
});
