/** FOOT-02, in the order of the icons; spelled as the content service sends them. */
export const SOCIAL_NETWORKS = [
  'Instagram',
  'Facebook',
  'Youtube',
  'Linkedin',
  'Twitter',
  'Discord',
  'Tiktok',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
