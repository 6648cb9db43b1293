import type { Tint } from '@/ui/tint';

/** A tint says the section, wherever its pages are; sections that are not here are in that of the sea. */
const SECTION_TINTS: readonly { section: RegExp; tint: Tint }[] = [
  // The name of the school ends this one.
  { section: /^integrer-/, tint: 'rose' },
  { section: /^(?:vae|temoignages|alumni|partenaire|entreprise)$/, tint: 'rose' },
  { section: /^(?:ecole|article|edito-reseau-.*)$/, tint: 'paille' },
  { section: /^(?:carrieres|art-culture|decouvrez-nos-podcasts)$/, tint: 'tilleul' },
];

const DEFAULT_TINT: Tint = 'mer';

export function sectionTint(rubrique: string): Tint {
  return SECTION_TINTS.find(({ section }) => section.test(rubrique))?.tint ?? DEFAULT_TINT;
}
