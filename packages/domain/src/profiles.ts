/** Navigation choices, not permissions, in the order of the dropdown (NAV-04). */
export const PROFILES = ['student', 'company', 'partner'] as const;
export type Profile = (typeof PROFILES)[number];

/** NAV-04: the one profile that stays on this site; the others may leave to the main external site. */
export const HOME_PROFILE = 'student' satisfies Profile;
