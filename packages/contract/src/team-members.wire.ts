import { z } from 'zod';
import { TEAM_KINDS } from '@meridia/domain/team';
import { orNull, textOrNull } from './optional.wire.ts';
import { namedReferenceWire, titledReferenceWire } from './reference.wire.ts';

/** A member as its campus shows it. */
export const campusMemberWire = namedReferenceWire.extend({
  role: z.string(),
  kind: z.enum(TEAM_KINDS),
  position: orNull(z.int()),
  bio: textOrNull(),
  email: textOrNull(),
});
export type CampusMemberWire = z.infer<typeof campusMemberWire>;

/** `GET /team-members`, `GET /team-members/{slug}` */
export const teamMemberWire = campusMemberWire.extend({ campus: orNull(titledReferenceWire) });
export type TeamMemberWire = z.infer<typeof teamMemberWire>;
