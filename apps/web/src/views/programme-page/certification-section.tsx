import type { Certification, ProgrammeDetail, SkillUnit } from '@/content/programmes/programme-detail.model';
import { longDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { FactList } from '@/ui/fact-list';
import styles from './certification-section.module.css';
import { CertificationRates } from './certification-rates';
import { BlockPart, ProgrammeBlock } from './programme-block';

type Props = { site: SiteContext; programme: ProgrammeDetail };

function factsOf({ locale, text }: SiteContext, certification: Certification) {
  const { title, rncp, level, certifier, registeredOn, registeredUntil } = certification;
  const language = (field: 'title' | 'certifier', value: string | null) =>
    value && <span lang={fieldLanguage(certification, field)}>{value}</span>;
  return [
    { label: text('course.certification.title'), value: language('title', title) },
    { label: text('course.certification.code'), value: rncp },
    { label: text('course.certification.level'), value: level },
    { label: text('course.certification.certifier'), value: language('certifier', certifier) },
    { label: text('course.certification.since'), value: registeredOn && longDate(locale, registeredOn) },
    {
      label: text('course.certification.until'),
      value: registeredUntil && longDate(locale, registeredUntil),
    },
  ].filter(({ value }) => value !== null && value !== '');
}

function SkillUnits({ units }: { units: readonly SkillUnit[] }) {
  return (
    <ol className={styles.skills}>
      {units.map(({ id, code, title, description }) => (
        <li key={id}>
          <b className={styles.skill}>
            <span className="muted">{code}</span> {title}
          </b>
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}

export function CertificationSection({ site, programme }: Props) {
  const { certification, skillUnits } = programme;
  return (
    <ProgrammeBlock site={site} id="certification">
      {certification && (
        <div lang={fieldLanguage(programme, 'certification')}>
          <FactList facts={factsOf(site, certification)} className={styles.facts} />
          {certification.note && (
            <p lang={fieldLanguage(certification, 'note')} className={styles.note}>
              {certification.note}
            </p>
          )}
        </div>
      )}
      {certification?.rates && <CertificationRates site={site} rates={certification.rates} />}
      {skillUnits.length > 0 && (
        <BlockPart title={site.text('course.skillUnits')} lang={fieldLanguage(programme, 'skillUnits')}>
          <SkillUnits units={skillUnits} />
        </BlockPart>
      )}
    </ProgrammeBlock>
  );
}
