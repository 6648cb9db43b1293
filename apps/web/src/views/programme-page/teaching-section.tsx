import type { ProgrammeDetail, TeachingUnit } from '@/content/programmes/programme-detail.model';
import { durationText } from '@/features/programmes/programme-attributes.rules';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Accordion } from '@/ui/accordion';
import { YearRoute } from '@/ui/year-route';
import { BlockPart, ProgrammeBlock } from './programme-block';
import styles from './teaching-section.module.css';

type Props = { site: SiteContext; programme: ProgrammeDetail };

/** « 300 h, 28 ECTS »; a short course gives no credit. */
function loadOf(site: SiteContext, { hours, ects }: TeachingUnit): string {
  return [
    hours && durationText(site, { value: hours, unit: 'hours' }, 'short'),
    ects && site.text('course.unitEcts', { count: ects }),
  ]
    .filter(Boolean)
    .join(', ');
}

function toStop(site: SiteContext, unit: TeachingUnit) {
  const load = loadOf(site, unit);
  return {
    id: String(unit.id),
    title: unit.title,
    text: (load || unit.summary) && (
      <>
        {load && <span className={styles.load}>{load}</span>}
        {unit.summary && <span className={styles.summary}>{unit.summary}</span>}
      </>
    ),
    courses: unit.modules.map((label) => ({ label })),
  };
}

export function TeachingSection({ site, programme }: Props) {
  const { teachingUnits, faq } = programme;
  return (
    <ProgrammeBlock site={site} id="formation">
      {teachingUnits.length > 0 && (
        <div lang={fieldLanguage(programme, 'teachingUnits')}>
          <YearRoute stops={teachingUnits.map((unit) => toStop(site, unit))} />
        </div>
      )}
      {faq.length > 0 && (
        <BlockPart title={site.text('course.faq')} lang={fieldLanguage(programme, 'faq')}>
          <Accordion
            items={faq.map(({ id, question, answer }) => ({
              id: `question-${id}`,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </BlockPart>
      )}
    </ProgrammeBlock>
  );
}
