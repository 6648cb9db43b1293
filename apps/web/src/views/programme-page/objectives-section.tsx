import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { Prose } from '@/features/rich-text/prose';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import styles from './objectives-section.module.css';
import { BlockPart, ProgrammeBlock } from './programme-block';

type Props = { site: SiteContext; programme: ProgrammeDetail };

export function ObjectivesSection({ site, programme }: Props) {
  const { objectives, careers } = programme;
  return (
    <ProgrammeBlock site={site} id="objectifs">
      <div lang={fieldLanguage(programme, 'objectives')}>
        <Prose site={site} content={objectives} />
      </div>
      {careers.length > 0 && (
        <BlockPart title={site.text('course.careers')} lang={fieldLanguage(programme, 'careers')}>
          <ul className={styles.careers}>
            {careers.map(({ id, title, description, salary }) => (
              <li key={id}>
                <b className={styles.career}>{title}</b>
                {description && <p className={styles.text}>{description}</p>}
                {salary && <p className="interface muted tabular">{salary}</p>}
              </li>
            ))}
          </ul>
        </BlockPart>
      )}
    </ProgrammeBlock>
  );
}
