import { describe, expect, it } from 'vitest';
import { crmActionsWire, crmCampusesWire, crmLinkWire } from '@meridia/contract/crm-links.wire';
import { CRM_ACTIONS_PATH, crmCampusesPath, crmLinkPath } from '@meridia/contract/endpoints';
import { ACTIONS, type Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';

async function actionsOf(
  site: SiteKey,
  { campus, locale = 'fr' }: { campus?: string; locale?: Locale } = {},
) {
  const actions = await clientOf(site).get(CRM_ACTIONS_PATH, {
    locale,
    query: { campus },
    schema: crmActionsWire,
  });
  if (!actions) throw new Error('No actions');
  return actions;
}

async function campusesOf(site: SiteKey, action: Action, course: string) {
  const path = crmCampusesPath(action, course);
  return (await clientOf(site).get(path, { locale: 'fr', schema: crmCampusesWire })) ?? [];
}

function linkOf(site: SiteKey, action: Action, course: string, campus: string) {
  return clientOf(site).get(crmLinkPath(action, course, campus), { locale: 'fr', schema: crmLinkWire });
}

/** The answer for every programme and campus that the modal offers for an action. */
async function allLinks(site: SiteKey, action: Action) {
  const programmes = (await actionsOf(site))[action];
  const pairs = await Promise.all(
    programmes.map(async ({ slug }) => {
      const campuses = await campusesOf(site, action, slug);
      return Promise.all(campuses.map((campus) => linkOf(site, action, slug, campus.slug)));
    }),
  );
  return pairs.flat();
}

describe('CALL-08 GET /crm-links', () => {
  it('CALL-08 the programmes of each action', async () => {
    const actions = await actionsOf('meridia');

    expect(Object.keys(actions).sort()).toEqual([...ACTIONS].sort());
    expect(ACTIONS.map((action) => actions[action].length)).toEqual([48, 48, 42]);
  });

  it('CALL-08 the campuses of a programme, by name', async () => {
    const campuses = await campusesOf('meridia', 'brochure', 'bts-commerce-international');

    expect(campuses).toHaveLength(10);
    expect(campuses.map(({ name }) => name)).toEqual(
      campuses.map(({ name }) => name).sort((left, right) => left.localeCompare(right, 'fr')),
    );
    expect(campuses.map(({ slug }) => slug)).toContain('lyon');
    expect(await campusesOf('meridia', 'brochure', 'no-such-programme')).toEqual([]);
  });

  it('CALL-08 the link of a programme on a campus; null where it is not offered', async () => {
    const link = await linkOf('meridia', 'brochure', 'bts-commerce-international', 'lyon');

    expect(link).toEqual({
      url: 'https://crm.meridia.example/brochure/bts-commerce-international?campus=lyon',
    });
    expect(await linkOf('meridia', 'brochure', 'bts-commerce-international', 'no-such-campus')).toBeNull();
  });

  it('CALL-08 names in the asked language', async () => {
    const [french, english] = await Promise.all([
      actionsOf('meridia'),
      actionsOf('meridia', { locale: 'en' }),
    ]);
    const nameOf = (actions: typeof french) =>
      actions.contact.find(({ slug }) => slug === 'mba-diplomatie-d-affaires')?.name;

    expect(nameOf(english)).toBeTruthy();
    expect(nameOf(english)).not.toBe(nameOf(french));
  });
});

describe('ENT-05 CRM link actions', () => {
  it('ENT-05 programmes and campuses have id, name and slug, the id being that of the document', async () => {
    const { registration } = await actionsOf('boreal');
    const campuses = await campusesOf('boreal', 'registration', registration[0]?.slug ?? '');

    for (const option of [...registration, ...campuses]) {
      expect(Object.keys(option).sort()).toEqual(['id', 'name', 'slug']);
      expect(option.id).toMatch(/^[a-z0-9]{24}$/);
    }
  });
});

describe('MODAL-03 GET /crm-links/actions?campus=', () => {
  it('MODAL-03 narrows the programmes to those of the campus', async () => {
    const [all, lyon] = await Promise.all([actionsOf('meridia'), actionsOf('meridia', { campus: 'lyon' })]);

    expect(ACTIONS.map((action) => lyon[action].length)).toEqual([39, 39, 34]);
    for (const { slug } of lyon.registration) {
      expect((await campusesOf('meridia', 'registration', slug)).map((campus) => campus.slug)).toContain(
        'lyon',
      );
    }
    expect(all.brochure).toEqual(expect.arrayContaining(lyon.brochure));
  });

  it('MODAL-03 a campus of the other school offers nothing', async () => {
    expect(await actionsOf('meridia', { campus: 'tromso' })).toEqual({
      brochure: [],
      contact: [],
      registration: [],
    });
  });
});

describe('MODAL-09 listed pairs', () => {
  it.each([
    ['meridia', 'registration', 302, 307],
    ['meridia', 'contact', 331, 335],
    ['meridia', 'brochure', 335, 335],
    ['boreal', 'registration', 8, 9],
    ['boreal', 'contact', 10, 10],
    ['boreal', 'brochure', 10, 10],
  ] as const)('MODAL-09 %s, %s: %i of %i have a url', async (site, action, withUrl, listed) => {
    const links = await allLinks(site, action);

    expect(links).toHaveLength(listed);
    expect(links).not.toContain(null);
    expect(links.filter((link) => link?.url?.startsWith(`https://crm.${site}.example/`))).toHaveLength(
      withUrl,
    );
    expect(links.filter((link) => link?.url === null)).toHaveLength(listed - withUrl);
  });
});
