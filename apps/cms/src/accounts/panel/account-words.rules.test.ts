import { describe, expect, it } from 'vitest';
import type { Account } from '../account.model';
import { endOf, nameOf, reachOf } from './account-words.rules';

const account: Account = {
  id: 1,
  firstname: 'Inès',
  lastname: 'Martin',
  email: 'ines@meridia.example',
  role: 'redaction',
  state: 'active',
  campuses: [],
  isSelf: false,
  canChange: true,
};
const known = [
  { documentId: 'l', title: 'Lyon' },
  { documentId: 'p', title: 'Paris' },
];

describe('the words of an account', () => {
  it('ACC-03 say the role, and for which campuses', () => {
    expect(reachOf(account, known)).toEqual({ role: 'Rédaction', where: 'Toute l’école' });
    expect(reachOf({ ...account, role: 'admissions-campus', campuses: ['p', 'l'] }, known)).toEqual({
      role: 'Admissions',
      where: 'Lyon, Paris',
    });
    expect(reachOf({ ...account, role: 'redaction-campus', campuses: ['gone'] }, known).where).toBe(
      'Aucun campus',
    );
  });

  it('ACC-02 say who it is, by her address if she has no name', () => {
    expect(nameOf(account)).toBe('Inès Martin');
    expect(nameOf({ ...account, firstname: '', lastname: '' })).toBe('ines@meridia.example');
  });

  it('ACC-05 say when a link ends, in the hours of Paris', () => {
    expect(endOf('2026-11-23T17:00:00.000Z')).toBe('23 novembre 2026 à 18:00');
  });
});
