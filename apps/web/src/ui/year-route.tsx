import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading, type HeadingLevel } from './heading';
import styles from './year-route.module.css';

type YearStop = {
  id: string;
  /** « 1re année : se repérer », with its exponent. */
  title: ReactNode;
  text?: ReactNode;
  /** Courses and what each takes: « Économie politique », « 48 h ». */
  courses?: readonly { label: string; detail?: string }[];
};

type YearRouteProps = { stops: readonly YearStop[]; level?: HeadingLevel; isCompact?: boolean };

export function YearRoute({ stops, level = 3, isCompact }: YearRouteProps) {
  return (
    <ol className={styles.route}>
      {stops.map((stop) => (
        <li key={stop.id} className={styles.stop}>
          <Heading level={level} className={classNames(styles.title, isCompact && styles.compactTitle)}>
            {stop.title}
          </Heading>
          {stop.text && <p>{stop.text}</p>}
          {stop.courses && (
            <ul className={styles.courses}>
              {stop.courses.map((course) => (
                <li key={course.label}>
                  {course.label} {course.detail && <span className={styles.detail}>{course.detail}</span>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
