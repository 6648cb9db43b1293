import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './data-table.module.css';

type DataTableProps = {
  /** What the table is about, for those who come to it from elsewhere than its title. */
  label: string;
  /** The label is the caption, and is shown. */
  isCaptioned?: boolean;
  /** The last column is figures, set on the right. */
  endsWithFigures?: boolean;
  className?: string;
  columns: readonly ReactNode[];
  /** The rows. */
  children: ReactNode;
};

/** On a narrow screen it scrolls inside its frame: the keyboard must reach it, and hear what it is. */
export function DataTable(props: DataTableProps) {
  const { label, isCaptioned, endsWithFigures, className, columns, children } = props;
  return (
    <div role="group" aria-label={label} tabIndex={0} className={styles.frame}>
      <table className={classNames(styles.table, endsWithFigures && styles.figures, className)}>
        <caption className={isCaptioned ? styles.caption : 'visually-hidden'}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
