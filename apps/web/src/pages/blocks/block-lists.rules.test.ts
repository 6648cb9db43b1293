import { describe, expect, it } from 'vitest';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { TeamMember } from '@/content/team-members/team-member.model';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { chooseEvents, chooseMembers, chooseProgrammes, chooseTestimonials } from './block-lists.rules';

const block = { id: 'bloc-1', anchor: null, title: 'Titre', text: null, limit: null, more: null };
const more = { label: 'Tout voir', href: '/tout' };
const at = (slug: string) => ({ slug, title: slug });
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug).join(' ');

const event = (slug: string, type: EventCard['type'], campus: string | null): EventCard => ({
  slug,
  title: slug,
  type,
  startsAt: '2026-11-28T09:00:00.000Z',
  endsAt: null,
  state: 'scheduled',
  isRunning: false,
  signUpHref: null,
  venue: null,
  campuses: campus === null ? [] : [at(campus)],
});

describe('events of a block', () => {
  const events = [
    event('a', 'open-door', 'lyon'),
    event('b', 'job-dating', null),
    event('c', 'job-dating', 'lyon'),
    event('d', 'job-dating', 'nice'),
  ];

  it.each([
    ['no filter takes all', { type: null, campus: null }, null, 'a b c d'],
    ['up to the limit', { type: null, campus: null }, 2, 'a b'],
    ['of a type, online ones too', { type: 'job-dating', campus: null }, null, 'b c d'],
    ['of a campus', { type: null, campus: 'lyon' }, null, 'a c'],
    ['of both, before the limit is counted', { type: 'job-dating', campus: 'lyon' }, 1, 'c'],
  ] as const)('%s', (_rule, filter, limit, expected) => {
    expect(slugs(chooseEvents(events, { ...block, kind: 'events', filter, limit }))).toBe(expected);
  });
});

const programme = (slug: string, featured: number | null, changes: Partial<ProgrammeCard> = {}) => ({
  slug,
  name: slug,
  category: 'bachelor' as const,
  domain: 'management' as const,
  featured,
  summary: null,
  rhythms: [],
  entryLevel: 0 as const,
  graduationLevel: null,
  duration: null,
  campuses: [at('lyon')],
  taughtIn: 'fr' as const,
  price: null,
  intakeDates: [],
  image: null,
  ...changes,
});

describe('programmes of a block', () => {
  const programmes = [
    programme('a', null),
    programme('b', 2),
    programme('c', 1, { category: 'mba', campuses: [at('nice')] }),
    programme('d', null, { category: 'mba' }),
  ];

  it.each([
    ['those put forward come first, by rank', { category: null, campus: null }, null, 'c b a d'],
    ['up to the limit', { category: null, campus: null }, 3, 'c b a'],
    ['of a category', { category: 'mba', campus: null }, null, 'c d'],
    ['of a campus', { category: null, campus: 'lyon' }, null, 'b a d'],
  ] as const)('%s', (_rule, filter, limit, expected) => {
    expect(slugs(chooseProgrammes('fr', programmes, { ...block, kind: 'programmes', filter, limit }))).toBe(
      expected,
    );
  });
});

const testimonial = (slug: string, changes: Partial<TestimonialCard> = {}): TestimonialCard => ({
  slug,
  name: slug,
  kind: 'etudiant',
  role: null,
  company: null,
  promotion: null,
  quote: '…',
  campus: at('lyon'),
  programme: at('msc'),
  ...changes,
});

describe('testimonials of a block', () => {
  const testimonials = [
    testimonial('a'),
    testimonial('b', { kind: 'entreprise', programme: null, campus: null }),
    testimonial('c', { campus: at('nice') }),
  ];
  const all = { campus: null, programme: null, kind: null };

  it.each([
    ['a block that leads to the rest stops at its limit', all, 2, more, 'a b'],
    ['without the rest elsewhere, the block has them all', all, 2, null, 'a b c'],
    ['of a kind', { ...all, kind: 'entreprise' }, 2, more, 'b'],
    ['of a campus', { ...all, campus: 'nice' }, 2, more, 'c'],
    ['of a programme', { ...all, programme: 'msc' }, 2, more, 'a c'],
  ] as const)('%s', (_rule, filter, limit, end, expected) => {
    const chosen = chooseTestimonials(testimonials, {
      ...block,
      kind: 'testimonials',
      filter,
      limit,
      more: end,
    });
    expect(slugs(chosen)).toBe(expected);
  });
});

it('the team of a block is of its scope', () => {
  const member = (slug: string, kind: TeamMember['kind']): TeamMember => ({
    slug,
    name: slug,
    role: 'rôle',
    kind,
    bio: null,
    email: null,
    campus: null,
  });
  const members = [member('a', 'direction'), member('b', 'pedagogie'), member('c', 'direction')];
  expect(slugs(chooseMembers(members, { ...block, kind: 'team', scope: 'direction' }))).toBe('a c');
});
