/** What somebody of a school may be. The code of the role in Strapi is this name and the school's. */
export const SCHOOL_ROLE_NAMES = [
  'responsable',
  'redaction',
  'admissions',
  'relecture',
  'redaction-campus',
  'admissions-campus',
] as const;
export type SchoolRole = (typeof SCHOOL_ROLE_NAMES)[number];

export type WriteAction = 'create' | 'update' | 'publish' | 'delete';

/** What a role does to a type; `fields`: to these alone. */
export type TypeRights = { actions: readonly WriteAction[]; fields?: readonly string[] };

export type RoleRights = {
  name: string;
  /** Said to whoever gives the role. */
  description: string;
  writes: 'everything' | Readonly<Record<string, TypeRights>>;
  /** `own`: adds pictures, and changes those that she has added. */
  media: 'write' | 'own' | 'read';
  /** Hers are the campuses of `account_campuses`, and no others (ACC-03). */
  isOfCampus: boolean;
  managesAccounts: boolean;
};

const ALL: TypeRights = { actions: ['create', 'update', 'publish', 'delete'] };

/** What a campus has of its own; each names its campus in a relation. */
export const CAMPUS_TYPES = {
  'api::event.event': ALL,
  'api::job-offer.job-offer': ALL,
  'api::team-member.team-member': ALL,
} as const;

/** What admissions know of a campus before anybody else. Its pages are written by the editors. */
const CAMPUS_FACTS = ['access', 'handicap', 'address', 'postalCode', 'city', 'phone', 'email', 'rent'];

const OF_CAMPUS = { writes: CAMPUS_TYPES, media: 'own', isOfCampus: true, managesAccounts: false } as const;
const OF_SCHOOL = { isOfCampus: false, managesAccounts: false } as const;

/** ACC-01: the rights of people are code. Everybody reads all that is of her school. */
export const SCHOOL_ROLES: Readonly<Record<SchoolRole, RoleRights>> = {
  responsable: {
    ...OF_SCHOOL,
    name: 'Responsable',
    description: 'Écrit et publie tout le contenu de l’école, et gère les comptes.',
    writes: 'everything',
    media: 'write',
    managesAccounts: true,
  },
  redaction: {
    ...OF_SCHOOL,
    name: 'Rédaction',
    description: 'Écrit et publie tout le contenu de l’école.',
    writes: 'everything',
    media: 'write',
  },
  admissions: {
    ...OF_SCHOOL,
    name: 'Admissions',
    description:
      'Événements, offres, équipe, liens CRM, formulaires, brochures et informations pratiques des campus.',
    writes: {
      ...CAMPUS_TYPES,
      'api::crm-link.crm-link': ALL,
      'api::form-link.form-link': ALL,
      'api::brochure.brochure': ALL,
      'api::campus.campus': { actions: ['update', 'publish'], fields: CAMPUS_FACTS },
    },
    media: 'own',
  },
  relecture: {
    ...OF_SCHOOL,
    name: 'Relecture',
    description: 'Lit tout, brouillons et aperçus compris, et ne change rien.',
    writes: {},
    media: 'read',
  },
  'redaction-campus': {
    ...OF_CAMPUS,
    name: 'Rédaction d’un campus',
    description: 'Lit tout ; écrit et publie les événements, les offres et l’équipe de ses campus.',
  },
  'admissions-campus': {
    ...OF_CAMPUS,
    name: 'Admissions d’un campus',
    description: 'Lit tout ; écrit et publie les événements, les offres et l’équipe de ses campus.',
  },
};
