import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/views/page-layout/loaded-block.fixture';
import { anArticle } from './article.fixture';
import { profileLinks } from './head-links.rules';

const form = { label: 'Publier', target: { href: 'https://inscription.example/offre' } };
const call = { label: 'Écrire', target: { action: 'contact' } };
const contact = { label: 'Rendez-vous', target: { action: 'contact' } };

describe('what the home of a profile asks to do', () => {
  it('is what its hero says', () => {
    const { hero } = anArticle();
    const links = [{ label: 'Lire', target: { href: '/actualites' } }];
    const article = anArticle({ hero: hero && { ...hero, links }, blocks: [BLOCKS['form-link']] });
    expect(profileLinks(article, 'Rendez-vous')).toEqual(links);
  });

  it.each([
    ['its form and its call', [BLOCKS['form-link'], BLOCKS['call-to-action']], [form, call]],
    ['its form, and to get in touch', [BLOCKS['form-link']], [form, contact]],
    ['to get in touch', [], [contact]],
  ])('else %s', (_rule, blocks, expected) => {
    expect(profileLinks(anArticle({ blocks }), 'Rendez-vous')).toEqual(expected);
  });
});
