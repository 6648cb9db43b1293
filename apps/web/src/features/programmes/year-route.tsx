import type { ReactNode } from 'react';
import type { Fact } from '@/ui/fact';
import { FactList } from '@/ui/fact-list';
import { Heading } from '@/ui/heading';
import styles from './year-route.module.css';

export type YearStop = {
  id: string;
  /** « 1re année : se repérer », with its exponent. */
  title: ReactNode;
  /** « 540 h, 60 ECTS » */
  load?: string;
  text?: string | null;
  /** Courses and what each takes: « Économie politique », « 48 h ». */
  courses: readonly { id: number; label: string; detail: string | null }[];
  /** Abroad, in a company, at its end. */
  facts: readonly Fact[];
};

/** The years of study, as a route with its stops. */
export function YearRoute({ stops }: { stops: readonly YearStop[] }) {
  return (
    <ol className={styles.route}>
      {stops.map(({ id, title, load, text, courses, facts }) => (
        <li key={id} className={styles.stop}>
          <Heading level={3} className={styles.title}>
            {title}
          </Heading>
          {load && <p className={styles.load}>{load}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {courses.length > 0 && (
            <ul className={styles.courses}>
              {courses.map((course) => (
                <li key={course.id}>
                  {course.label} {course.detail && <span className={styles.detail}>{course.detail}</span>}
                </li>
              ))}
            </ul>
          )}
          <FactList facts={facts} className={styles.facts} />
        </li>
      ))}
    </ol>
  );
}
