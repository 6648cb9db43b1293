import { SCHOOL_ROLES, type SchoolRole, type TypeRights, type WriteAction } from './school-roles.data';

/** A school has one settings document for ever: it is changed, and neither added nor deleted. */
const SETTINGS = 'api::site.site';
/** What visitors searched in vain is counted by the service: it is read, and deleted once it is seen to. */
const MISSES = 'api::search-miss.search-miss';

const EXCEPTIONS: Readonly<Record<string, readonly WriteAction[]>> = {
  [SETTINGS]: ['update', 'publish'],
  [MISSES]: ['delete', 'publish'],
};

function rightsTo(role: SchoolRole, uid: string): TypeRights | undefined {
  const { writes } = SCHOOL_ROLES[role];
  return writes === 'everything' ? { actions: ['create', 'update', 'publish', 'delete'] } : writes[uid];
}

/** ACC-01: whether a role does this to documents of a type, in the reach of whoever has it. */
export function mayWrite(role: SchoolRole, uid: string, action: WriteAction): boolean {
  const isAllowed = rightsTo(role, uid)?.actions.includes(action) ?? false;
  return isAllowed && (EXCEPTIONS[uid]?.includes(action) ?? true);
}

/** The fields of a type that a role writes; `rent.studio` is of `rent`. */
export function writableFields(role: SchoolRole, uid: string, fields: readonly string[]): string[] {
  const allowed = rightsTo(role, uid)?.fields;
  return allowed ? fields.filter((field) => allowed.includes(field.split('.')[0] ?? '')) : [...fields];
}
