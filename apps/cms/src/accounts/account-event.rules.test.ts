import { describe, expect, it } from 'vitest';
import { ACCOUNT_EVENT_KINDS } from './account-event.model';
import { personWords, schoolOfAccount, sentenceOfEvent } from './account-event.rules';

describe('ACC-07 a line of the journal of accounts', () => {
  it.each([
    ['invited', { role: 'redaction' }, 1, 'Invitation : Rédaction'],
    ['link-given', {}, 1, 'Lien créé pour un nouveau mot de passe'],
    ['link-given', { isFirst: true }, 1, 'Nouveau lien d’invitation créé'],
    ['login-refused', {}, 12, 'Connexion refusée (12 fois)'],
  ] as const)('%s %o, %i', (kind, detail, times, sentence) => {
    expect(sentenceOfEvent(kind, detail, times)).toBe(sentence);
  });

  it('has a sentence of its own for each kind', () => {
    const sentences = ACCOUNT_EVENT_KINDS.map((kind) => sentenceOfEvent(kind, {}, 1));
    expect(new Set(sentences).size).toBe(ACCOUNT_EVENT_KINDS.length);
  });

  it('names a person, or the e-mail alone', () => {
    expect(personWords({ firstname: 'Inès', lastname: null, email: 'i@x.example' })).toBe(
      'Inès (i@x.example)',
    );
    expect(personWords({ email: 'i@x.example' })).toBe('i@x.example');
  });

  it('is of the school of its account; of none for an administrator or two schools', () => {
    const roles = (...codes: string[]) => ({ roles: codes.map((code) => ({ code })) });
    expect(schoolOfAccount(roles('redaction-boreal'))).toBe('boreal');
    expect(schoolOfAccount(roles('redaction-boreal', 'redaction-meridia'))).toBeNull();
    expect(schoolOfAccount(roles('strapi-super-admin'))).toBeNull();
  });
});
