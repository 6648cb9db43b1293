import { describe, expect, it } from 'vitest';
import { countOffers, findOffers, widerChoices, type JobChoice } from './job-choice.rules';
import { anOffer } from './job-offer.fixture';

const TOURS = anOffer({ slug: 'tours' });
const GENEVA = anOffer({ slug: 'geneve', city: 'Genève', domain: 'data', level: 5 });
const STAGE = anOffer({ slug: 'stage', contract: 'stage', level: null, city: null });
const OFFERS = [TOURS, GENEVA, STAGE];

const choose = (choice: Partial<JobChoice>): JobChoice => ({
  contrat: [],
  domaine: [],
  ville: [],
  niveau: [],
  ...choice,
});

describe('findOffers', () => {
  it.each<[string, Partial<JobChoice>, string[]]>([
    ['nothing chosen', {}, ['tours', 'geneve', 'stage']],
    ['a contract', { contrat: ['stage'] }, ['stage']],
    ['a trade', { domaine: ['data'] }, ['geneve']],
    ['a city, without its accents', { ville: ['geneve'] }, ['geneve']],
    ['a level', { niveau: ['2'] }, ['tours']],
    ['two values of a filter', { ville: ['geneve', 'tours'] }, ['tours', 'geneve']],
    ['two filters', { ville: ['geneve', 'tours'], niveau: ['5'] }, ['geneve']],
    ['a city that nobody knows', { ville: ['atlantis'] }, []],
  ])('ROUTE-12 %s', (_rule, choice, slugs) => {
    expect(findOffers(OFFERS, choose(choice)).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe('countOffers', () => {
  it('counts what each value would give, the other filters staying', () => {
    const choice = choose({ domaine: ['commerce'], ville: ['tours'] });
    expect([...countOffers(OFFERS, choice, 'domaine')]).toEqual([['commerce', 1]]);
    expect([...countOffers(OFFERS, choice, 'contrat')]).toEqual([['alternance', 1]]);
    expect([...countOffers(OFFERS, choose({}), 'niveau')]).toEqual([
      ['2', 1],
      ['5', 1],
    ]);
  });
});

describe('widerChoices', () => {
  it('PAGE-05 leaves out as few filters as it can, and gives something', () => {
    const choice = choose({ contrat: ['stage'], ville: ['geneve'] });
    expect(widerChoices(OFFERS, choice)).toEqual([
      { choice: choose({ contrat: ['stage'] }), count: 1 },
      { choice: choose({ ville: ['geneve'] }), count: 1 },
    ]);
  });

  it('PAGE-05 leaves out two when one is not enough', () => {
    const choice = choose({ contrat: ['cdd'], ville: ['atlantis'], niveau: ['2'] });
    expect(widerChoices(OFFERS, choice)).toEqual([{ choice: choose({ niveau: ['2'] }), count: 1 }]);
  });

  it('has nothing to propose when nothing is open', () => {
    expect(widerChoices([], choose({ contrat: ['cdd'] }))).toEqual([]);
  });
});
