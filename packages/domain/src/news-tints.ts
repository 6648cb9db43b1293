import type { Tint } from './domains.data.ts';

/** A category of news keeps one tint, so that its pictures look alike in a list. */
const TINTS: Readonly<Record<string, Tint>> = {
  'vie-des-campus': 'mer',
  'vie-etudiante': 'rose',
  international: 'mer',
  'admissions-orientation': 'paille',
  'carrieres-alternance': 'tilleul',
  'debats-recherche': 'rose',
  engagements: 'tilleul',
  alumni: 'paille',
};

const DEFAULT_TINT: Tint = 'mer';

export const BLOG_TINT: Tint = 'tilleul';

/** A category that a school made itself has the tint of the sea. */
export function newsTint(category: string | undefined): Tint {
  return category !== undefined && Object.hasOwn(TINTS, category)
    ? (TINTS[category] ?? DEFAULT_TINT)
    : DEFAULT_TINT;
}
