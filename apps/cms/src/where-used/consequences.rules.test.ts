import { describe, expect, it } from 'vitest';
import { consequenceOf, summaryOf, type UseGroup } from './consequences.rules';

function aGroup(uid: string, count: number, given: Partial<UseGroup> = {}): UseGroup {
  const documents = Array.from({ length: count }, (_, index) => ({
    documentId: `${uid} ${index}`,
    title: 'Titre',
    isPublished: true,
  }));
  return { kind: 'link', uid, field: 'body', label: 'Texte', documents, ...given };
}

describe('USED-02 what a deletion does', () => {
  it.each([
    [
      aGroup('api::event.event', 4, { kind: 'relation', field: 'campuses' }),
      '4 événements perdront ce campus et, sans autre campus ni lieu, passeront pour « en ligne ou toute l’école ».',
    ],
    [
      aGroup('api::event.event', 1, { kind: 'relation', field: 'campuses' }),
      '1 événement perdra ce campus et, sans autre campus ni lieu, passera pour « en ligne ou toute l’école ».',
    ],
    [
      aGroup('api::testimonial.testimonial', 2, { kind: 'relation', field: 'course', label: 'Formation' }),
      '2 témoignages perdront ce contenu dans « Formation ».',
    ],
    [aGroup('api::article.article', 2), '2 pages de rubrique perdront leur lien vers cette page.'],
    [aGroup('api::menu-enrichi.menu-enrichi', 1, { kind: 'menu' }), '1 menu perdra l’entrée qui y mène.'],
    [aGroup('api::crm-link.crm-link', 8, { kind: 'crm' }), '8 liens CRM ne serviront plus.'],
  ])('USED-02 is a sentence', (group, sentence) => {
    expect(consequenceOf(group).replaceAll('\u00A0', ' ')).toBe(sentence);
  });

  it('USED-01 those that use it are counted by type, each once, most first', () => {
    const events = aGroup('api::event.event', 12);
    const groups = [
      aGroup('api::menu-enrichi.menu-enrichi', 1),
      events,
      { ...events, field: 'campuses' },
      aGroup('api::article.article', 3),
    ];
    expect(summaryOf(groups).replaceAll('\u00A0', ' ')).toBe('12 événements, 3 pages de rubrique et 1 menu');
    expect(summaryOf([])).toBe('');
  });
});
