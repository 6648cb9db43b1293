export const TEAM_KINDS = ['direction', 'pedagogie', 'admissions', 'entreprises', 'intervenant'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];
