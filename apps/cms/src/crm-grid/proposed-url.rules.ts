import type { CrmLink } from './crm-grid.model';

type Place = { course: string; campus: string };

/** Its path with one name in the place of another, wherever that is a whole part of it; null: it is not. */
function renamed(url: string, from: string, to: string): string | null {
  const parts = url.split(/([/?&=#])/);
  return parts.includes(from) ? parts.map((part) => (part === from ? to : part)).join('') : null;
}

/**
 * GRID-02: the address that a missing link probably has: that of the same programme on another campus, with this campus in its place;
 * else that of another programme on this campus. Empty where the addresses do not name them.
 */
export function proposeUrl(links: readonly CrmLink[], { course, campus }: Place): string {
  const proposals = [
    ...links
      .filter((link) => link.course === course)
      .map((link) => link.url && renamed(link.url, link.campus, campus)),
    ...links
      .filter((link) => link.campus === campus)
      .map((link) => link.url && renamed(link.url, link.course, course)),
  ];
  return proposals.find(Boolean) ?? '';
}
