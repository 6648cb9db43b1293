import { LABELS } from '@meridia/labels/labels.data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TERRITORY_TINTS } from '@/features/campuses/territories.data';
import { createSiteContext } from '@/lib/site-context';
import { HomePage, type HomeModel } from './home-page';
import { aHome } from './home-page.fixture';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });
const draw = (changes?: Partial<HomeModel>) =>
  renderToStaticMarkup(<HomePage site={site} {...aHome(changes)} />);
const shown = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('HomePage', () => {
  it('has the title and the lead of the content', () => {
    const html = draw();
    expect(html).toMatch(/<h1[^>]*>Trouvez votre méridien<\/h1>/);
    expect(html).toContain('Du BTS au MBA.');
  });

  it.each([
    ['programmes', 'domaines'],
    ['featured', 'formations'],
    ['figures', 'reperes'],
    ['campuses', 'campus'],
    ['events', 'evenements'],
    ['testimonials', 'temoignages'],
    ['news', 'actualites'],
  ])('leaves out the part whose list is empty: %s', (list, heading) => {
    expect(draw()).toContain(`id="${heading}"`);
    expect(draw({ [list]: [] })).not.toContain(`id="${heading}"`);
    expect(draw({ [list]: [] })).not.toMatch(/<(?:ul|ol|select)[^>]*><\//);
  });

  it('never names « taxonomy not found » nor leaves a gap in a sentence', () => {
    expect(draw()).not.toMatch(/taxonom|\{\w+\}/i);
  });

  it('speaks English under /en', () => {
    const english = createSiteContext({ locale: 'en', labels });
    const html = renderToStaticMarkup(<HomePage site={english} {...aHome()} />);
    expect(html).not.toMatch(/taxonom|\{\w+\}/i);
    expect(html).toContain('action="/en/programme"');
    expect(html).toContain('Most requested');
    expect(html).not.toContain('<option value="1">');
  });

  it('says where a figure comes from and of which year', () => {
    expect(shown(draw())).toMatch(/11 600.*étudiants.*Source : Service de la scolarité, 2026\./s);
  });

  it('shows the map only when each of its territories is a campus of the school, and the list always', () => {
    const [lyon] = aHome().campuses;
    if (!lyon) throw new Error('the fixture has a campus');
    const network = Object.keys(TERRITORY_TINTS).map((slug) => ({ ...lyon, slug }));

    expect(draw()).not.toContain('role="group"');
    expect(draw()).toContain('href="/campus/lyon"');
    expect(draw({ campuses: network }).match(/href="\/campus\/nice"/g)).toHaveLength(2);
  });

  it('offers a sentence to complete, sent to the list of programmes', () => {
    const html = draw();
    expect(html).toContain('action="/programme"');
    expect([...html.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'niveau',
      'domaine',
      'campus',
      'rythme',
    ]);
    expect(html).toContain('<option value="lyon" selected="">Lyon</option>');
    expect(html).toContain('<option value="alternance" selected="">alternance</option>');
  });

  it('hears the category of a programme in its link', () => {
    expect(draw()).toContain('<span class="visually-hidden">Bachelor </span>Relations internationales</a>');
  });
});
