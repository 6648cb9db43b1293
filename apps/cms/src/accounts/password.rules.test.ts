import { describe, expect, it } from 'vitest';
import { problemOfPassword } from './password.rules';

const PERSON = ['claire.dupont@ecole-du-nord.example', 'Claire', 'Dupont-Müller'];

describe('ACC-09 a password that somebody chooses', () => {
  it.each(['Choisi-par-elle-1', 'Le soleil se couche sur 7 collines', 'kX9#mQ2$vL7!', 'Éléphant mauve 42'])(
    'ACC-09 %s is one',
    (password) => expect(problemOfPassword(password, PERSON)).toBeNull(),
  );

  it.each(['Court-1', 'kX9#mQ2$vL7', ''])('ACC-09 %s is too short', (password) =>
    expect(problemOfPassword(password, PERSON)).toContain('douze caractères'),
  );

  it.each([
    ['a common word', 'Motdepasse2026!'],
    ['a row of keys', 'Azertyuiop123'],
    ['accents left out', 'Rédaction2026!'],
    ['one character', 'Aaaaaaaaaaaaaaa1'],
    ['the school', 'Meridia-2026!'],
    ['the e-mail', 'EcoleDuNord2026'],
    ['the name', 'ClaireMuller-59'],
  ])('ACC-09 guesses %s', (_what, password) =>
    expect(problemOfPassword(password, PERSON)).toContain('se devine'),
  );
});
