import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { RouteLink } from '@/ui/route-link';
import { tintClass } from '@/ui/tint';
import { accessDelayText } from './access-delay.rules';
import styles from './admission-section.module.css';
import { BlockPart, ProgrammeBlock } from './programme-block';

type Props = { site: SiteContext; programme: ProgrammeDetail };
type Admission = NonNullable<ProgrammeDetail['admission']>;

function Steps({ site, programme, admission }: Props & { admission: Admission }) {
  const { text, steps, requirements } = admission;
  return (
    <div lang={fieldLanguage(programme, 'admission')}>
      {text && (
        <p lang={fieldLanguage(admission, 'text')} className="prose">
          {text}
        </p>
      )}
      {requirements.length > 0 && (
        <BlockPart title={site.text('course.requirements')} lang={fieldLanguage(admission, 'requirements')}>
          <div className="prose">
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </div>
        </BlockPart>
      )}
      {steps.length > 0 && (
        <BlockPart title={site.text('course.admissionSteps')} lang={fieldLanguage(admission, 'steps')}>
          <ol className={classNames(styles.steps, tintClass(displayDomain(programme.domain).tint))}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </BlockPart>
      )}
    </div>
  );
}

export function AdmissionSection({ site, programme }: Props) {
  const { admission } = programme;
  return (
    <ProgrammeBlock site={site} id="admission">
      {admission && <Steps site={site} programme={programme} admission={admission} />}
      <dl className={styles.delay}>
        <dt>{site.text('course.accessDelay.label')}</dt>
        <dd>{accessDelayText(site, programme)}</dd>
      </dl>
      <p className={styles.calendar}>
        <RouteLink
          href={site.href(paths.calendar({ programme: programme.slug }))}
          label={site.text('calendar.forProgramme')}
        />
      </p>
    </ProgrammeBlock>
  );
}
