import type { CourseCategory } from '@meridia/domain/courses';
import type { RichText } from '@/content/rich-text.model';
import type { CampusMember } from '@/content/team-members/team-member.model';
import type { Phone } from '@/lib/phone';
import type { TranslatedDocument } from '@/lib/translated';
import type { CampusCard } from './campus.model';

export type CampusProgramme = { slug: string; name: string; category: CourseCategory };

export type CampusDetail = CampusCard &
  TranslatedDocument & {
    description: RichText;
    access: RichText;
    /** How people with a disability are welcomed. */
    disability: RichText;
    address: string | null;
    postalCode: string | null;
    phone: Phone | null;
    email: string | null;
    openingYear: number | null;
    /** By name. */
    programmes: readonly CampusProgramme[];
    /** In the order of the school. */
    team: readonly CampusMember[];
    keyData: readonly { id: number; label: string; value: number; suffix: string | null }[];
    studentLife: readonly string[];
  };
