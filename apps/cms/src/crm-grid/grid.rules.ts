import { ACTIONS } from '@meridia/domain/actions';
import type { ActionGrid, Cell, CrmLink, GridRow, Named } from './crm-grid.model';

export type Programme = Named & { campuses: readonly string[] };
type Facts = { programmes: readonly Programme[]; campuses: readonly Named[]; links: readonly CrmLink[] };

const pairOf = (course: string, campus: string) => `${course} ${campus}`;

/** GRID-01: for each action, what serves each programme on each campus, and what is missing. */
export function toActionGrids({ programmes, campuses, links }: Facts): ActionGrid[] {
  return ACTIONS.map((action) => {
    const own = links.filter((link) => link.action === action);
    const byPair = new Map(own.map((link) => [pairOf(link.course, link.campus), link]));
    const rows = programmes.map(({ slug, name, campuses: offered }): GridRow => {
      const cells = campuses.flatMap(({ slug: campus }): Cell[] => {
        const link = byPair.get(pairOf(slug, campus)) ?? null;
        const isOffered = offered.includes(campus);
        return link || isOffered ? [{ campus, isOffered, link }] : [];
      });
      return { slug, name, cells };
    });
    const shown = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ link }) => link?.documentId ?? [])));
    return { action, rows, strays: own.filter(({ documentId }) => !shown.has(documentId)) };
  });
}
