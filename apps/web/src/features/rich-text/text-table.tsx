import type { InlineText as InlineTextModel, TextTable as TextTableModel } from '@/content/rich-text.model';
import type { SiteContext } from '@/lib/site-context';
import { DataTable } from '@/ui/data-table';
import { InlineText } from './inline-text';
import styles from './text-table.module.css';

type TextTableProps = {
  site: SiteContext;
  table: TextTableModel;
  /** What the table is about, for those who come to it from elsewhere than its title. */
  label: string;
};

/** Of a last column of dates or prices, which is set on the right; longer texts stay on the left. */
const SHORT_CELL = 20;

function lengthOf(content: InlineTextModel): number {
  const runs = content.flatMap((run) => (run.kind === 'link' ? run.runs : [run]));
  return runs.reduce((length, run) => length + run.text.length, 0);
}

function endsWithFigures({ columns, rows }: TextTableModel): boolean {
  return columns.length > 2 && rows.every((row) => lengthOf(row.at(-1) ?? []) <= SHORT_CELL);
}

export function TextTable({ site, table, label }: TextTableProps) {
  const { caption, columns, rows } = table;
  const hasFigures = endsWithFigures(table);
  return (
    <DataTable
      label={caption ?? label}
      isCaptioned={Boolean(caption)}
      endsWithFigures={hasFigures}
      columns={columns.map((column, index) => (
        <InlineText key={index} site={site} content={column} />
      ))}
      className={hasFigures ? styles.figures : undefined}
    >
      {rows.map(([name = [], ...cells], index) => (
        <tr key={index}>
          <th scope="row">
            <InlineText site={site} content={name} />
          </th>
          {cells.map((cell, rank) => (
            <td key={rank}>
              <InlineText site={site} content={cell} />
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
