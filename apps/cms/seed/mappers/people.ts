import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import { inLocale, versionsOf, type Localised } from '../localised';
import { reference, type SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const TESTIMONIAL = 'api::testimonial.testimonial';
const TEAM_MEMBER = 'api::team-member.team-member';

type Story = { role: string; quote: string; body: string };
export type TestimonialFile = Story & {
  slug: string;
  name: string;
  kind: string;
  company: string | null;
  promotion: number | null;
  year: number;
  campus: string | null;
  course: string | null;
  en?: Story | null;
};

export function toTestimonial(context: SeedContext, file: TestimonialFile): SeedDocument {
  const { slug, name, kind, company, promotion, year } = file;
  return {
    uid: TESTIMONIAL,
    documentId: context.idOf(TESTIMONIAL, slug),
    versions: versionsOf(Boolean(file.en), (locale) => {
      const story = locale === 'en' && file.en ? file.en : file;
      return {
        site: context.site,
        ...{ slug, name, kind, company, promotion, year },
        campus: reference(context, 'api::campus.campus', file.campus),
        course: reference(context, 'api::course.course', file.course),
        role: story.role,
        quote: story.quote,
        body: markdownToBlocks(story.body),
      };
    }),
  };
}

export type TeamMemberFile = {
  slug: string;
  name: string;
  role: Localised;
  campus: string | null;
  kind: string;
  bio: string;
  email: string;
};

export function toTeamMember(context: SeedContext, file: TeamMemberFile, position: number): SeedDocument {
  const { slug, name, kind, email } = file;
  return {
    uid: TEAM_MEMBER,
    documentId: context.idOf(TEAM_MEMBER, slug),
    versions: versionsOf(Boolean(file.role.en), (locale) => ({
      site: context.site,
      ...{ slug, name, kind, email, position },
      campus: reference(context, 'api::campus.campus', file.campus),
      role: inLocale(file.role, locale),
      bio: locale === 'fr' ? file.bio : null,
    })),
  };
}
