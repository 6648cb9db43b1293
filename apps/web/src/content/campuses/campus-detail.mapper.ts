import type { CampusDetailWire } from '@meridia/contract/campuses.wire';
import { toLines } from '@/content/lines.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import { toCampusTeam } from '@/content/team-members/team-member.mapper';
import { toPhone } from '@/lib/phone';
import type { CampusDetail, CampusProgramme } from './campus-detail.model';
import { toCampusCard } from './campus.mapper';

function toProgrammes(courses: CampusDetailWire['courses']): CampusProgramme[] {
  return courses
    .map(({ slug, name, category }) => ({ slug, name, category }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
}

export function toCampusDetail(campus: CampusDetailWire): CampusDetail {
  const { address, postalCode, phone, email, openingYear } = campus;
  return {
    ...toCampusCard(campus),
    description: toRichText(campus.description),
    access: toRichText(campus.access),
    disability: toRichText(campus.handicap),
    address,
    postalCode,
    phone: phone ? toPhone(phone) : null,
    email,
    openingYear,
    programmes: toProgrammes(campus.courses),
    team: toCampusTeam(campus.team),
    keyData: campus.keydata,
    studentLife: toLines(campus.studentLife),
  };
}
