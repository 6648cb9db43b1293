/** What tests of the running service expect of each role: the table itself, against what the panel answers. */
export { mayWrite } from './school-rights.rules';
export { CAMPUS_TYPES, SCHOOL_ROLES, type SchoolRole, type WriteAction } from './school-roles.data';
