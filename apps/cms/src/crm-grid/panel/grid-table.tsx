import { Box, Typography } from '@strapi/design-system';
import type { GridRow, Named } from '../crm-grid.model';
import { GridCell } from './grid-cell';

export type Hole = { programme: Named; campus: Named };
type Props = {
  label: string;
  campuses: readonly Named[];
  rows: readonly GridRow[];
  onHole: (hole: Hole) => void;
};

/** Twenty-six campuses side by side: their names stand upright, and that of the programme stays in sight. */
const UPRIGHT = { writingMode: 'vertical-rl', transform: 'rotate(180deg)', whiteSpace: 'nowrap' } as const;
const FIRST = { position: 'sticky', left: 0, zIndex: 1, background: 'inherit', textAlign: 'left' } as const;
const ROW = { borderTop: '1px solid rgba(128, 128, 128, 0.25)', background: 'inherit' } as const;

export function GridTable({ label, campuses, rows, onHole }: Props) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius style={{ overflowX: 'auto' }}>
      <table aria-label={label} style={{ borderCollapse: 'collapse', width: '100%', background: 'inherit' }}>
        <thead>
          <tr style={{ background: 'inherit' }}>
            <th scope="col" style={{ ...FIRST, padding: 12, verticalAlign: 'bottom' }}>
              <Typography variant="sigma">Formation</Typography>
            </th>
            {campuses.map(({ slug, name }) => (
              <th key={slug} scope="col" style={{ padding: '12px 2px', verticalAlign: 'bottom' }}>
                <Typography variant="pi" style={UPRIGHT}>
                  {name}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug} style={ROW}>
              <th scope="row" style={{ ...FIRST, padding: '4px 12px', minWidth: 220 }}>
                <Typography>{row.name}</Typography>
              </th>
              {campuses.map((campus) => (
                <td key={campus.slug} style={{ padding: 1, minWidth: 28 }}>
                  <GridCell
                    programme={row.name}
                    campus={campus.name}
                    cell={row.cells.find((cell) => cell.campus === campus.slug)}
                    onHole={() => onHole({ programme: row, campus })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
