import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { JobOfferDetail } from '@/content/job-offers/job-offer.model';
import { anOffer } from '@/features/job-offers/job-offer.fixture';
import { createSiteContext } from '@/lib/site-context';
import type { JobContent } from './job-content';
import { JobPage } from './job-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const OFFER: JobOfferDetail = {
  ...anOffer(),
  salary: 'De 43 % à 100 % du SMIC',
  description: [
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Neuf magasins biologiques.', marks: [] }] },
  ],
  missions: ['Gérer les commandes'],
  profile: ['Énergie et fiabilité'],
  applyHref: 'https://inscription.example/offres/assistant',
  isExpired: false,
};
const NEAR = anOffer({ slug: 'proche', title: 'Vendeur ou vendeuse' });

function render(
  offer: Partial<JobOfferDetail> = {},
  content: Partial<JobContent> = {},
  locale: 'fr' | 'en' = 'fr',
) {
  const site = createSiteContext({ locale, labels });
  const whole = { offer: { ...OFFER, ...offer }, others: [NEAR], today: '2026-11-15', ...content };
  return renderToStaticMarkup(<JobPage site={site} {...whole} />);
}

describe('JobPage', () => {
  it('ROUTE-12 says every fact of the offer, and where to apply', () => {
    const html = render();
    for (const fact of [
      '<h1>Assistant ou assistante manager</h1>',
      'Épiceries Vallée Verte',
      'Tours',
      'Alternance, 24 mois',
      'Commerce et relation client',
      'Bac+2',
      '<time dateTime="2026-12">décembre 2026</time>',
      '<time dateTime="2027-01-13">13 janvier 2027</time>',
      'De 43 % à 100 % du SMIC',
      'Publiée hier',
      'Neuf magasins biologiques.',
      'Gérer les commandes',
      'Énergie et fiabilité',
      'href="/campus/tours"',
      'href="https://inscription.example/offres/assistant"',
    ])
      expect(html).toContain(fact);
  });

  it('ROUTE-12 shows the offers near it', () => {
    expect(render()).toMatch(/Offres proches.*href="\/offres-alternance\/proche"/s);
    expect(render({}, { others: [] })).not.toContain('Offres proches');
  });

  it('one that has expired says so, takes no application and shows those still open', () => {
    const html = render({ isExpired: true });
    expect(html).toContain('Offre expirée');
    expect(html).toContain('Cette offre n’est plus ouverte aux candidatures.');
    expect(html).toMatch(/Offres encore ouvertes.*href="\/offres-alternance\/proche"/s);
    expect(html).toContain('Gérer les commandes');
    expect(html).not.toContain('Postuler');
    expect(html).not.toContain('inscription.example');
  });

  it('leaves out what the offer does not say', () => {
    const html = render({
      city: null,
      campus: null,
      level: null,
      startMonth: null,
      salary: null,
      missions: [],
    });
    for (const label of ['Ville', 'Niveau préparé', 'Début', 'Rémunération', 'Vos missions'])
      expect(html.split('Offres proches')[0]).not.toContain(label);
  });

  it('I18N-04 one without an English version is shown in French, and says so', () => {
    const html = render({ isFrenchOnly: true }, {}, 'en');
    expect(html).toMatch(/^<div lang="fr"><p lang="en"/);
  });
});
