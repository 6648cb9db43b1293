import type { SiteContext } from '@/lib/site-context';
import type { CampusContent } from './campus-content';

/** What a section of the page is given. */
export type SectionProps = CampusContent & {
  site: SiteContext;
  /** Its anchor. */
  id: string;
};

/** The section names itself with it. */
export function titleIdOf(id: string): string {
  return `titre-${id}`;
}
