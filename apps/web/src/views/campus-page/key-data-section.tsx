import { figureText } from '@/features/key-figures/key-figure.rules';
import { Scale } from '@/ui/scale';
import styles from './key-data-section.module.css';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';

export function KeyDataSection({ site, campus, id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={titleIdOf(id)} className="section sur-encre">
      <div className="container">
        <h2 id={titleIdOf(id)} className={styles.title}>
          {site.text(SECTION_LABELS.keydata)}
        </h2>
        <div className={styles.figures}>
          <Scale
            figures={campus.keyData.map((figure) => ({
              value: figureText(site.locale, figure),
              label: figure.label,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
