import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { accessDelayText } from './access-delay.rules';

const logger = { info: () => undefined };
const fr = createSiteContext({ locale: 'fr', labels: { dictionaries: LABELS, logger } });
const GENERAL = LABELS.fr['course.accessDelay.direct'].label;
const RULE = LABELS.fr['course.accessDelay.text'].label;
const of = (accessDelay: string | null) => ({ accessDelay });

describe('PAGE-06 the access delay', () => {
  it('is between 48 h and 9 months, or the calendar of Parcoursup for a BTS', () => {
    expect(RULE.replace(/\s/g, ' ')).toBe(
      'Entre 48 h et 9 mois (calendrier national Parcoursup pour les BTS)',
    );
  });

  it('V-05 names Parcoursup for a BTS alone', () => {
    expect(GENERAL).not.toContain('Parcoursup');
    expect(RULE.startsWith(GENERAL)).toBe(true);
  });

  it.each([
    ['without one of its own', 'bachelor', null, GENERAL],
    ['without an admission', 'mba', undefined, GENERAL],
    ['a BTS', 'bts', 'Selon le calendrier national Parcoursup', RULE],
    ['with other words', 'mastere', 'Deux mois', 'Deux mois'],
  ] as const)('%s', (_case, category, own, expected) => {
    const admission = own === undefined ? null : of(own);
    expect(accessDelayText(fr, { category, admission })).toBe(expected);
  });
});
