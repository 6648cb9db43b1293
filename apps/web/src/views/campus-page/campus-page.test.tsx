import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';
import { aProgramme } from '@/features/programmes/programme.fixture';
import { createSiteContext } from '@/lib/site-context';
import { CampusPage } from './campus-page';
import { aCampusDetail } from './campus.fixture';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const EVENT = {
  slug: 'portes-ouvertes',
  title: 'Portes ouvertes',
  type: 'open-door',
  startsAt: '2026-11-28T13:00:00.000Z',
  endsAt: null,
  state: 'scheduled',
  isRunning: false,
  signUpHref: null,
  venue: null,
  campuses: [{ slug: 'paris', title: 'Paris' }],
} as const;

type Given = { locale?: Locale; campus?: Partial<CampusDetail>; programmes?: number; events?: number };

function render({ locale = 'fr', campus, programmes = 1, events = 1 }: Given = {}): string {
  return renderToStaticMarkup(
    <CampusPage
      site={createSiteContext({ locale, labels })}
      campus={aCampusDetail(campus)}
      programmes={Array.from({ length: programmes }, (_, rank) =>
        aProgramme({ slug: `programme-${rank}`, name: 'Bachelor Relations internationales' }),
      )}
      events={Array.from({ length: events }, (_, rank) => ({ ...EVENT, slug: `event-${rank}` }))}
      neighbours={[]}
      map={null}
    />,
  );
}

describe('the page of a campus', () => {
  it.each([
    ['fr', ['campus', 'team', 'keydata', 'formations', 'event']],
    ['en', ['campus', 'team', 'keydata', 'courses', 'event']],
  ] as const)('PAGE-02 has a section for each anchor, in %s', (locale, anchors) => {
    const html = render({ locale });
    expect([...html.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id)).toEqual(anchors);
    expect([...html.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id)).toEqual(anchors);
  });

  it('PAGE-05 says that there is no associated programme', () => {
    expect(render({ programmes: 0 })).toContain('Aucune formation associée');
    expect(render()).not.toContain('Aucune formation associée');
  });

  it('PAGE-05 says that there is no event', () => {
    expect(render({ events: 0 })).toContain('Aucun événement disponible');
    expect(render()).not.toContain('Aucun événement disponible');
  });

  it.each([
    ['all are shown', 6, false],
    ['the rest is folded', 7, true],
  ])('%s', (_case, programmes, isFolded) => {
    const html = render({ programmes });
    expect(html.match(/href="\/programme\/programme-\d"/g)).toHaveLength(programmes);
    expect(html.includes('<details')).toBe(isFolded);
  });

  it('says nothing of what is not known', () => {
    const html = render({
      campus: {
        address: null,
        phone: null,
        email: null,
        openingYear: null,
        coordinates: null,
        access: [],
        studentLife: [],
      },
    });
    for (const text of ['S’y rendre', 'Ouvert en', '° ', 'Accès', 'Vie étudiante', 'null'])
      expect(html).not.toContain(text);
  });

  it.each([
    ['here', true, true],
    ['abroad', false, false],
  ])('speaks of rhythms where there are several: %s', (_case, hasWorkStudy, isSaid) => {
    expect(render({ campus: { hasWorkStudy } }).includes('par rythme')).toBe(isSaid);
  });
});
