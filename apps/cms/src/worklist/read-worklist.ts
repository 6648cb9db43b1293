import type { Desk, Section } from './desk';
import { SECTIONS } from './sections/sections.data';
import type { SectionName, WorkSection } from './worklist.model';

/** A list that cannot be read is told so, and takes none of the others with it. */
async function readSection({ name, read }: Section, desk: Desk, limit: number): Promise<WorkSection> {
  try {
    return { name, isUnread: false, ...(await read(desk, limit)) };
  } catch (error) {
    desk.strapi.log.warn(
      `worklist: ${name} not read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return { name, isUnread: true, total: 0, lines: [] };
  }
}

/** WORK-01: the sections of this order that somebody can do something about. */
export async function readWorklist(
  desk: Desk,
  order: readonly SectionName[],
  limit: number,
): Promise<WorkSection[]> {
  const sections = order.flatMap((name) => SECTIONS.filter((one) => one.name === name && one.isFor(desk)));
  return Promise.all(sections.map((section) => readSection(section, desk, limit)));
}
