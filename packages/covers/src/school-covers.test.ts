import { expect, it } from 'vitest';
import { heroGores } from './hero-gores.ts';
import { popinCover, shareCover } from './school-covers.ts';

it('shares the gores of the home page, at the size social networks ask for', () => {
  const { svg, alt } = shareCover('fr');
  const routes = [...heroGores().matchAll(/stroke="#FF5630"[^>]*>/g)];
  expect(svg).toContain('viewBox="0 0 1200 630"');
  expect([...svg.matchAll(/stroke="#FF5630"[^>]*>/g)]).toHaveLength(routes.length);
  expect(alt).toBe(
    'Planisphère découpé en fuseaux\u00A0: des routes partent des cinq pays où l’école a un campus vers onze villes du monde.',
  );
});

it('says the same in English', () => {
  expect(shareCover('en').alt).toBe(
    'Map of the world cut into gores: routes leave the five countries where the school has a campus for eleven cities around the world.',
  );
  expect(shareCover('en').svg).toBe(shareCover('fr').svg);
});

it('lights the gore of ten o’clock on the pop-in', () => {
  expect(popinCover('fr').alt).toContain('le deuxième ressort et marque le début à 10\u00A0h');
  expect(popinCover('en').alt).toContain('marks the start at 10 am');
  expect([...popinCover('fr').svg.matchAll(/fill="#FF5630"/g)]).toHaveLength(1);
});
