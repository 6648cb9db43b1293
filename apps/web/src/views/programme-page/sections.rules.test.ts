import { describe, expect, it } from 'vitest';
import { presentSections } from './sections.rules';

const EMPTY = {
  objectives: [],
  careers: [],
  years: [],
  teachingUnits: [],
  faq: [],
  certification: null,
  skillUnits: [],
};

describe('PAGE-03 the sections of a programme', () => {
  it('are objectifs, formation, admission, certification and tarif', () => {
    const programme = {
      ...EMPTY,
      careers: [{ id: 1, title: 'Analyste', description: null, salary: null }],
      faq: [{ id: 1, question: 'Quand ?', answer: 'En septembre.' }],
      skillUnits: [{ id: 1, code: 'BC01', title: 'Analyser', description: null }],
    };
    expect(presentSections(programme)).toEqual([
      'objectifs',
      'formation',
      'admission',
      'certification',
      'tarif',
    ]);
  });

  it('without those that would be empty', () => {
    expect(presentSections(EMPTY)).toEqual(['admission', 'tarif']);
  });
});
