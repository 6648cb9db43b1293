import { localePath, type LocalPaths } from '@/lib/paths';
import type { LanguageLink } from '@/lib/site-context';

/** The FR and EN links of a page (I18N-02): to the page itself in each language that has it, else to the home. */
export function pageLanguages(languages: readonly LanguageLink[], pages: LocalPaths): LanguageLink[] {
  return languages.map((link) => {
    const path = pages[link.locale];
    return path === undefined ? link : { ...link, href: localePath(link.locale, path) };
  });
}
