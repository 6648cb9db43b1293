import type { ReactNode } from 'react';
import { Prose } from '@/features/rich-text/prose';
import { fieldLanguage } from '@/lib/translated';
import { classNames } from '@/ui/class-names';
import { CampusLegend } from './campus-legend';
import styles from './place-section.module.css';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';

type PartProps = { title: string; lang?: string; children: ReactNode };

function Part({ title, lang, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <div lang={lang}>{children}</div>
    </div>
  );
}

function Words({ site, campus }: Pick<SectionProps, 'site' | 'campus'>) {
  const { description, studentLife, disability } = campus;
  return (
    <>
      <div lang={fieldLanguage(campus, 'description')}>
        <Prose site={site} content={description} />
      </div>
      {studentLife.length > 0 && (
        <Part title={site.text('campus.studentLife')} lang={fieldLanguage(campus, 'studentLife')}>
          <div className="prose">
            <ul>
              {studentLife.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Part>
      )}
      {disability.length > 0 && (
        <Part title={site.text('campus.accessibility')} lang={fieldLanguage(campus, 'disability')}>
          <Prose site={site} content={disability} level={4} />
        </Part>
      )}
    </>
  );
}

/** What the campus is, and how to come. */
export function PlaceSection({ site, campus, id }: SectionProps) {
  const { access } = campus;
  return (
    <section id={id} aria-labelledby={titleIdOf(id)} className={classNames('container', 'section', 'grid')}>
      <div className={styles.words}>
        <h2 id={titleIdOf(id)} className={styles.title}>
          {site.text(SECTION_LABELS.campus)}
        </h2>
        <Words site={site} campus={campus} />
      </div>
      <div className={styles.reach}>
        <CampusLegend site={site} campus={campus} />
        {access.length > 0 && (
          <Part title={site.text('campus.access')} lang={fieldLanguage(campus, 'access')}>
            <Prose site={site} content={access} level={4} />
          </Part>
        )}
      </div>
    </section>
  );
}
