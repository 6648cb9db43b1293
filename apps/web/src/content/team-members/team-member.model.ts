import type { TeamKind } from '@meridia/domain/team';
import type { Reference } from '@/content/reference.model';
import type { Translated, TranslatedDocument } from '@/lib/translated';

export type CampusMember = Translated & {
  slug: string;
  name: string;
  role: string;
  kind: TeamKind;
  bio: string | null;
  email: string | null;
};

export type TeamMember = CampusMember &
  TranslatedDocument & {
    /** Null: of the whole school. */
    campus: Reference | null;
  };
