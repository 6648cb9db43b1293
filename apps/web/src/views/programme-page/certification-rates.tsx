import type { Rates } from '@/content/programmes/programme-detail.model';
import { percentText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import { Scale } from '@/ui/scale';
import { BlockPart } from './programme-block';
import styles from './certification-rates.module.css';

type Props = { site: SiteContext; rates: Rates };

const NAMES = ['success', 'insertion', 'satisfaction'] as const satisfies readonly (keyof Rates)[];

/** « Année 2025, promotion de 148 personnes. Source : jurys de la session. » */
function originOf(site: SiteContext, { year, cohort, source }: Rates): string {
  const group = [
    year !== null && site.text('course.rates.year', { year }),
    cohort !== null && site.count('course.rates.cohort', cohort),
  ].filter(Boolean);
  return [group.length > 0 && `${group.join(', ')}.`, source && site.text('keyFigures.source', { source })]
    .filter(Boolean)
    .join(' ');
}

/** The rates that are known, and of whom; nothing when none is. */
export function CertificationRates({ site, rates }: Props) {
  const figures = NAMES.flatMap((name) => {
    const rate = rates[name];
    if (rate === null) return [];
    return [{ value: percentText(site.locale, rate), label: site.text(`course.rates.${name}`) }];
  });
  if (figures.length === 0) return null;
  return (
    <BlockPart title={site.text('course.rates.title')}>
      <Scale figures={figures} />
      <p className={styles.origin}>{originOf(site, rates)}</p>
    </BlockPart>
  );
}
