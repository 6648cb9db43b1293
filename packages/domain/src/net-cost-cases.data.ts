import type { DurationUnit, StudyMode } from './courses.ts';
import type { GrantStep } from './rates.rules.ts';

/** [value, unit, amount, registration fee, first year of work-study] of programmes of the demonstration. */
type Facts = readonly [number, DurationUnit, number, number, number | null];

// prettier-ignore
export const CASE_PROGRAMMES: Readonly<Record<string, { rhythms: readonly StudyMode[]; facts: Facts }>> = {
  'bachelor-affaires-europeennes': { rhythms: ['fulltime'], facts: [2, 'years', 8500, 150, null] },
  'bachelor-commerce-international': { rhythms: ['fulltime', 'periodic'], facts: [1, 'year', 8300, 150, null] },
  'bachelor-management-international': { rhythms: ['fulltime', 'periodic'], facts: [3, 'years', 8600, 150, 3] },
  'bachelor-relations-internationales': { rhythms: ['fulltime', 'periodic'], facts: [3, 'years', 8400, 150, 3] },
  'bachelor-ressources-humaines': { rhythms: ['periodic'], facts: [1, 'year', 8300, 150, null] },
  'bachelor-science-politique': { rhythms: ['fulltime'], facts: [3, 'years', 8400, 150, null] },
  'bts-communication': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 6300, 90, null] },
  'bts-negociation-digitalisation-relation-client': { rhythms: ['periodic'], facts: [2, 'years', 5900, 90, null] },
  'bts-tourisme': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 6100, 90, null] },
  'certificat-gestion-de-crise': { rhythms: ['continuing'], facts: [35, 'hours', 1950, 0, null] },
  'certificat-lobbying-europeen': { rhythms: ['continuing'], facts: [3, 'days', 1750, 0, null] },
  'certificat-preparation-concours-diplomatiques': { rhythms: ['fulltime'], facts: [6, 'months', 3400, 0, null] },
  'certificat-prise-de-parole-et-media-training': { rhythms: ['continuing'], facts: [2, 'days', 1200, 0, null] },
  'mastere-affaires-publiques-et-lobbying': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 10400, 180, null] },
  'mastere-commerce-international-et-achats': { rhythms: ['periodic'], facts: [2, 'years', 10100, 180, null] },
  'mastere-geopolitique-et-prospective': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 10100, 180, null] },
  'mastere-intelligence-economique': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 10300, 180, null] },
  'mba-cybersecurite-et-gouvernance-des-donnees': { rhythms: ['periodic'], facts: [2, 'years', 11800, 200, null] },
  'mba-diplomatie-d-affaires': { rhythms: ['continuing'], facts: [15, 'months', 15900, 250, null] },
  'mba-direction-de-la-communication': { rhythms: ['continuing'], facts: [1, 'year', 12900, 200, null] },
  'mba-management-international': { rhythms: ['fulltime'], facts: [1, 'year', 14900, 250, null] },
  'msc-data-and-public-policy': { rhythms: ['fulltime'], facts: [1, 'year', 12200, 250, null] },
  'msc-global-security-and-risk': { rhythms: ['fulltime'], facts: [18, 'months', 17800, 250, null] },
  'msc-international-business': { rhythms: ['fulltime'], facts: [2, 'years', 11900, 250, null] },
  'programme-grande-ecole': { rhythms: ['fulltime', 'periodic'], facts: [5, 'years', 9900, 200, 3] },
  'programme-grande-ecole-cycle-master': { rhythms: ['fulltime', 'periodic'], facts: [2, 'years', 10400, 200, null] },
  'programme-grande-ecole-international-track': { rhythms: ['fulltime'], facts: [5, 'years', 10900, 250, null] },
};

/**
 * What is left to pay in more than sixty situations, worked out apart from the code from the published tables: Smic of 1 823,03 € a month, grants of
 * 2025-2026, a contribution of 110 € a year. `years` is the sum of each year as a person would write it, without the rent: tuition,
 * registration, contribution, less the grant, less the pay (12 × 1 823,03 € × the rate, to the next euro). `left` is the lowest and the
 * highest total, with the rent of the city over every month; a year in which more comes in than goes out leaves nothing to pay.
 */
export type NetCostCase = {
  slug: string;
  mode: StudyMode;
  age: number;
  step: GrantStep | null;
  /** By the month, lowest and highest. */
  rent: readonly [city: string, low: number, high: number] | null;
  years: readonly number[];
  left: readonly [low: number, high: number];
};

// prettier-ignore
export const NET_COST_CASES: readonly NetCostCase[] = [
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, 8400 + 110], left: [25680, 25680] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: '0bis', rent: null, years: [8400 + 150 + 110 - 1454, 8400 + 110 - 1454, 8400 + 110 - 1454], left: [21318, 21318] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: '7', rent: null, years: [8400 + 150 + 110 - 6335, 8400 + 110 - 6335, 8400 + 110 - 6335], left: [6675, 6675] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: null, rent: ['lyon', 510, 680], years: [8400 + 150 + 110, 8400 + 110, 8400 + 110], left: [44040, 50160] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: '3', rent: ['lyon', 510, 680], years: [8400 + 150 + 110 - 3828, 8400 + 110 - 3828, 8400 + 110 - 3828], left: [32556, 38676] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 17, step: '5', rent: ['paris', 680, 900], years: [8400 + 150 + 110 - 5212, 8400 + 110 - 5212, 8400 + 110 - 5212], left: [34524, 42444] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 18, step: '1', rent: ['rennes', 440, 580], years: [8400 + 150 + 110 - 2163, 8400 + 110 - 2163, 8400 + 110 - 2163], left: [35031, 40071] },
  { slug: 'bachelor-relations-internationales', mode: 'fulltime', age: 25, step: '2', rent: ['nice', 510, 680], years: [8400 + 150 + 110 - 3071, 8400 + 110 - 3071, 8400 + 110 - 3071], left: [34827, 40947] },
  { slug: 'bts-communication', mode: 'fulltime', age: 18, step: '1', rent: null, years: [6300 + 90 + 110 - 2163, 6300 + 110 - 2163], left: [8584, 8584] },
  { slug: 'bts-communication', mode: 'fulltime', age: 18, step: '2', rent: null, years: [6300 + 90 + 110 - 3071, 6300 + 110 - 3071], left: [6768, 6768] },
  { slug: 'bts-communication', mode: 'fulltime', age: 18, step: '4', rent: null, years: [6300 + 90 + 110 - 4587, 6300 + 110 - 4587], left: [3736, 3736] },
  { slug: 'bts-communication', mode: 'fulltime', age: 18, step: '6', rent: null, years: [6300 + 90 + 110 - 5506, 6300 + 110 - 5506], left: [1898, 1898] },
  { slug: 'bts-tourisme', mode: 'fulltime', age: 18, step: null, rent: ['annecy', 510, 680], years: [6100 + 90 + 110, 6100 + 110], left: [24750, 28830] },
  { slug: 'bts-tourisme', mode: 'fulltime', age: 17, step: '7', rent: ['annecy', 510, 680], years: [6100 + 90 + 110 - 6335, 6100 + 110 - 6335], left: [12080, 16160] },
  { slug: 'bachelor-science-politique', mode: 'fulltime', age: 18, step: null, rent: ['lille', 440, 580], years: [8400 + 150 + 110, 8400 + 110, 8400 + 110], left: [41520, 46560] },
  { slug: 'bachelor-science-politique', mode: 'fulltime', age: 19, step: '6', rent: ['lille', 440, 580], years: [8400 + 150 + 110 - 5506, 8400 + 110 - 5506, 8400 + 110 - 5506], left: [25002, 30042] },
  { slug: 'bachelor-affaires-europeennes', mode: 'fulltime', age: 19, step: null, rent: ['strasbourg', 440, 580], years: [8500 + 150 + 110, 8500 + 110], left: [27930, 31290] },
  { slug: 'bachelor-commerce-international', mode: 'fulltime', age: 20, step: '4', rent: ['annecy', 510, 680], years: [8300 + 150 + 110 - 4587], left: [10093, 12133] },
  { slug: 'programme-grande-ecole', mode: 'fulltime', age: 18, step: null, rent: null, years: [9900 + 200 + 110, 9900 + 110, 9900 + 110, 9900 + 110, 9900 + 110], left: [50250, 50250] },
  { slug: 'programme-grande-ecole', mode: 'fulltime', age: 18, step: '3', rent: ['paris', 680, 900], years: [9900 + 200 + 110 - 3828, 9900 + 110 - 3828, 9900 + 110 - 3828, 9900 + 110 - 3828, 9900 + 110 - 3828], left: [71910, 85110] },
  { slug: 'programme-grande-ecole-cycle-master', mode: 'fulltime', age: 21, step: null, rent: ['paris', 680, 900], years: [10400 + 200 + 110, 10400 + 110], left: [37540, 42820] },
  { slug: 'programme-grande-ecole-international-track', mode: 'fulltime', age: 18, step: null, rent: ['londres', 900, 1300], years: [10900 + 250 + 110, 10900 + 110, 10900 + 110, 10900 + 110, 10900 + 110], left: [109300, 133300] },
  { slug: 'mastere-geopolitique-et-prospective', mode: 'fulltime', age: 21, step: '5', rent: null, years: [10100 + 180 + 110 - 5212, 10100 + 110 - 5212], left: [10176, 10176] },
  { slug: 'mastere-intelligence-economique', mode: 'fulltime', age: 22, step: null, rent: ['aix-en-provence', 510, 680], years: [10300 + 180 + 110, 10300 + 110], left: [33240, 37320] },
  { slug: 'mba-management-international', mode: 'fulltime', age: 23, step: null, rent: ['paris', 680, 900], years: [14900 + 250 + 110], left: [23420, 26060] },
  { slug: 'msc-international-business', mode: 'fulltime', age: 21, step: null, rent: null, years: [11900 + 250 + 110, 11900 + 110], left: [24270, 24270] },
  { slug: 'msc-data-and-public-policy', mode: 'fulltime', age: 22, step: null, rent: ['paris', 680, 900], years: [12200 + 250 + 110], left: [20720, 23360] },
  { slug: 'msc-global-security-and-risk', mode: 'fulltime', age: 21, step: null, rent: null, years: [17800 + 250 + 220], left: [18270, 18270] },
  { slug: 'msc-global-security-and-risk', mode: 'fulltime', age: 21, step: '2', rent: null, years: [17800 + 250 + 220 - 3071], left: [15199, 15199] },
  { slug: 'msc-global-security-and-risk', mode: 'fulltime', age: 21, step: null, rent: ['paris', 680, 900], years: [17800 + 250 + 220], left: [30510, 34470] },
  { slug: 'certificat-preparation-concours-diplomatiques', mode: 'fulltime', age: 21, step: '7', rent: ['paris', 680, 900], years: [3400], left: [7480, 8800] },
  { slug: 'mba-diplomatie-d-affaires', mode: 'continuing', age: 26, step: null, rent: null, years: [15900 + 250], left: [16150, 16150] },
  { slug: 'mba-diplomatie-d-affaires', mode: 'continuing', age: 26, step: '7', rent: ['paris', 680, 900], years: [15900 + 250], left: [16150, 16150] },
  { slug: 'mba-direction-de-la-communication', mode: 'continuing', age: 26, step: null, rent: null, years: [12900 + 200], left: [13100, 13100] },
  { slug: 'certificat-gestion-de-crise', mode: 'continuing', age: 26, step: null, rent: null, years: [1950], left: [1950, 1950] },
  { slug: 'certificat-lobbying-europeen', mode: 'continuing', age: 24, step: null, rent: ['paris', 680, 900], years: [1750], left: [1750, 1750] },
  { slug: 'certificat-prise-de-parole-et-media-training', mode: 'continuing', age: 16, step: null, rent: null, years: [1200], left: [1200, 1200] },
  { slug: 'bts-communication', mode: 'periodic', age: 16, step: null, rent: null, years: [-5907, -8532], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 17, step: null, rent: null, years: [-5907, -11157], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 18, step: null, rent: null, years: [-9407, -11157], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 20, step: null, rent: null, years: [-9407, -13345], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 21, step: null, rent: null, years: [-11595, -13345], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 25, step: null, rent: null, years: [-11595, -21877], left: [0, 0] },
  { slug: 'bts-communication', mode: 'periodic', age: 26, step: null, rent: null, years: [-21877, -21877], left: [0, 0] },
  { slug: 'bts-negociation-digitalisation-relation-client', mode: 'periodic', age: 17, step: null, rent: ['angers', 390, 480], years: [-5907, -11157], left: [0, 0] },
  { slug: 'bts-negociation-digitalisation-relation-client', mode: 'periodic', age: 20, step: '7', rent: ['nancy', 390, 480], years: [-9407, -13345], left: [0, 0] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 18, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -9407], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 19, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -11595], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 20, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -11595], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 23, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -11595], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 24, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -21877], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 26, step: null, rent: null, years: [8400 + 150 + 110, 8400 + 110, -21877], left: [17170, 17170] },
  { slug: 'bachelor-relations-internationales', mode: 'periodic', age: 18, step: '7', rent: ['lyon', 510, 680], years: [8400 + 150 + 110 - 6335, 8400 + 110 - 6335, -9407], left: [16740, 20820] },
  { slug: 'bachelor-management-international', mode: 'periodic', age: 17, step: '1', rent: null, years: [8600 + 150 + 110 - 2163, 8600 + 110 - 2163, -9407], left: [13244, 13244] },
  { slug: 'bachelor-ressources-humaines', mode: 'periodic', age: 20, step: null, rent: ['angers', 390, 480], years: [-9407], left: [0, 0] },
  { slug: 'bachelor-ressources-humaines', mode: 'periodic', age: 26, step: null, rent: null, years: [-21877], left: [0, 0] },
  { slug: 'programme-grande-ecole', mode: 'periodic', age: 16, step: null, rent: null, years: [9900 + 200 + 110, 9900 + 110, -9407, -11157, -14658], left: [20220, 20220] },
  { slug: 'programme-grande-ecole', mode: 'periodic', age: 18, step: null, rent: null, years: [9900 + 200 + 110, 9900 + 110, -9407, -13345, -17064], left: [20220, 20220] },
  { slug: 'programme-grande-ecole', mode: 'periodic', age: 23, step: null, rent: null, years: [9900 + 200 + 110, 9900 + 110, -11595, -21877, -21877], left: [20220, 20220] },
  { slug: 'programme-grande-ecole', mode: 'periodic', age: 18, step: '4', rent: ['paris', 680, 900], years: [9900 + 200 + 110 - 4587, 9900 + 110 - 4587, -9407, -13345, -17064], left: [27366, 34039] },
  { slug: 'mastere-commerce-international-et-achats', mode: 'periodic', age: 21, step: null, rent: ['marseille', 510, 680], years: [-11595, -13345], left: [0, 0] },
  { slug: 'mastere-affaires-publiques-et-lobbying', mode: 'periodic', age: 25, step: null, rent: ['strasbourg', 440, 580], years: [-11595, -21877], left: [0, 0] },
  { slug: 'mba-cybersecurite-et-gouvernance-des-donnees', mode: 'periodic', age: 26, step: null, rent: ['paris', 680, 900], years: [-21877, -21877], left: [0, 0] },
];
