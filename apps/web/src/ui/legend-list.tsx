import type { Fact } from './fact';
import { Heading, type HeadingLevel } from './heading';
import { SPRITE, type LegendSymbol } from './icon-names';
import styles from './legend-list.module.css';
import { Ordinals } from './ordinals';

type LegendListProps = {
  title: string;
  titleId?: string;
  /** A fact without a value is not in the list. */
  lines: readonly (Fact & { symbol: LegendSymbol })[];
  level?: HeadingLevel;
};

export function LegendList({ title, titleId, lines, level = 2 }: LegendListProps) {
  return (
    <div className={styles.legend}>
      <Heading level={level} id={titleId} className={styles.title}>
        {title}
      </Heading>
      <dl>
        {lines.map((line) => (
          <div key={line.label} className={styles.line}>
            <dt className={styles.label}>
              <svg className={styles.symbol} viewBox="0 0 28 18" aria-hidden>
                <use href={`${SPRITE}#${line.symbol}`} />
              </svg>
              {line.label}
            </dt>
            <dd className={styles.value}>
              <Ordinals>{line.value}</Ordinals>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
