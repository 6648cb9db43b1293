import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it, vi } from 'vitest';
import { createSiteContext } from './site-context';

const labels = { dictionaries: LABELS, logger: { info: vi.fn() } };

describe('ENT-07 one dictionary speaks for every school', () => {
  it.each([
    ['Meridia', 'Meridia, retour à l’accueil'],
    ['Boréal', 'Boréal, retour à l’accueil'],
    // While its settings cannot be read, a school is not called by the name of another.
    [undefined, 'L’école, retour à l’accueil'],
  ])('by the name of %s', (school, expected) => {
    expect(createSiteContext({ locale: 'fr', labels, school }).text('a11y.logo')).toBe(expected);
  });

  it('fills what a label asks for beside the name', () => {
    const { text } = createSiteContext({ locale: 'en', labels, school: 'Boréal' });
    expect(text('a11y.social', { network: 'Youtube' })).toBe('Boréal on Youtube, new tab');
  });
});
