import type { Rates } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import { Scale } from '@/ui/scale';
import { rateFigures, ratesOrigin } from './certification-texts';
import { BlockPart } from './programme-block';
import styles from './certification-rates.module.css';

type Props = { site: SiteContext; rates: Rates };

/** The rates that are known, and of whom; nothing when none is. */
export function CertificationRates({ site, rates }: Props) {
  const figures = rateFigures(site, rates);
  if (figures.length === 0) return null;
  return (
    <BlockPart title={site.text('course.rates.title')}>
      <Scale figures={figures} />
      <p className={styles.origin}>{ratesOrigin(site, rates)}</p>
    </BlockPart>
  );
}
