import { LABELS } from '@meridia/labels/labels.data';
import { expect, it } from 'vitest';
import type { TeamMember } from '@/content/team-members/team-member.model';
import { readSelection } from '@/features/lists/list-selection.rules';
import { createSiteContext } from '@/lib/site-context';
import { TEAM_LIST } from '@/views/team-list/team-list';
import { page } from './team-list.page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });
const LYON: TeamMember = {
  slug: 'a',
  name: 'Inès de La Tour',
  role: 'Direction',
  kind: 'direction',
  bio: null,
  email: null,
  campus: { slug: 'lyon', title: 'Lyon' },
};

it.each([
  ['', 'L’équipe de l’école'],
  ['campus=lyon', 'Lyon – L’équipe de l’école'],
  ['campus=zqsecret', 'Choix inconnu – L’équipe de l’école'],
])('« %s » is called by its words, never by what a visitor wrote: « %s »', (query, title) => {
  const selection = readSelection(TEAM_LIST, new URLSearchParams(query));
  const model = {
    article: null,
    section: null,
    blocks: [],
    selection,
    hasUnknownFilter: false,
    team: [LYON],
    found: [],
  };
  const head = page.head(model, site);
  expect(head.title).toBe(title);
  expect(JSON.stringify(head)).not.toContain('zqsecret');
});
