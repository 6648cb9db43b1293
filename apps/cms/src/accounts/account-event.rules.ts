import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { SCHOOL_ROLES } from '../editor/school-roles.data';
import type { AccountEventDetail, AccountEventKind } from './account-event.model';
import { isOnlyOf } from './account.rules';

type Person = {
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
  roles?: readonly { code: string }[];
};

const SENTENCES: Record<AccountEventKind, string> = {
  invited: 'Invitation',
  changed: 'Rôle ou campus modifiés',
  deactivated: 'Compte désactivé',
  reactivated: 'Compte réactivé',
  'link-given': 'Lien créé pour un nouveau mot de passe',
  'link-used': 'Mot de passe choisi avec le lien',
  'logged-in': 'Connexion',
  'login-refused': 'Connexion refusée',
  'changed-by-owner': 'Profil ou mot de passe modifié',
  'created-by-administrator': 'Compte créé par l’administration du service',
  'changed-by-administrator': 'Compte modifié par l’administration du service',
  'deleted-by-administrator': 'Compte supprimé par l’administration du service',
};

/** « Rôle ou campus modifiés : Admissions », « Connexion refusée (12 fois) ». */
export function sentenceOfEvent(kind: AccountEventKind, detail: AccountEventDetail, times: number): string {
  const sentence =
    kind === 'link-given' && detail.isFirst ? 'Nouveau lien d’invitation créé' : SENTENCES[kind];
  const role = detail.role ? ` : ${SCHOOL_ROLES[detail.role].name}` : '';
  return `${sentence}${role}${times > 1 ? ` (${times} fois)` : ''}`;
}

/** « Claire Rédaction (redaction@meridia.example) ». */
export function personWords({ firstname, lastname, email = '' }: Person): string {
  const name = `${firstname ?? ''} ${lastname ?? ''}`.trim();
  return name ? `${name} (${email})` : email;
}

/** The school in whose journal an account stands; null for an administrator and for an account of several schools. */
export function schoolOfAccount(person: Person): SiteKey | null {
  return SITE_KEYS.find((site) => isOnlyOf(person, site)) ?? null;
}
