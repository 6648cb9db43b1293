import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { StudyYears } from '@/features/programmes/study-years';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Accordion } from '@/ui/accordion';
import { BlockPart, ProgrammeBlock } from './programme-block';
import { TeachingUnits } from './teaching-units';

type Props = { site: SiteContext; programme: ProgrammeDetail };

export function TeachingSection({ site, programme }: Props) {
  const { years, teachingUnits, faq } = programme;
  return (
    <ProgrammeBlock site={site} id="formation">
      {years.length > 0 && (
        <div lang={fieldLanguage(programme, 'years')}>
          <StudyYears site={site} years={years} />
        </div>
      )}
      {teachingUnits.length > 0 && (
        <BlockPart title={site.text('course.teachingUnits')} lang={fieldLanguage(programme, 'teachingUnits')}>
          <TeachingUnits site={site} units={teachingUnits} hasModules={years.length === 0} />
        </BlockPart>
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
