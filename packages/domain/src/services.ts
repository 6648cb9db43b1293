/** NAV-05, in order; text and address of each are the labels `services.*`. */
export const SERVICES = ['network', 'artCulture', 'programmes', 'podcasts'] as const;
export type Service = (typeof SERVICES)[number];
