import type { Certification, ProgrammeDetail, SkillUnit } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { FactList } from '@/ui/fact-list';
import styles from './certification-section.module.css';
import { CertificationRates } from './certification-rates';
import { certificationFacts } from './certification-texts';
import { BlockPart, ProgrammeBlock } from './programme-block';

type Props = { site: SiteContext; programme: ProgrammeDetail };

function factsOf(site: SiteContext, certification: Certification) {
  return certificationFacts(site, certification).map(({ label, value, lang }) => ({
    label,
    value: lang ? <span lang={lang}>{value}</span> : value,
  }));
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
