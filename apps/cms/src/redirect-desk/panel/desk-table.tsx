import type { ReactNode } from 'react';
import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';

type Props = {
  label: string;
  titles: readonly string[];
  rows: readonly { key: string; cells: ReactNode[] }[];
};

/** A list of the desk: addresses break where they must, so that no column runs out of the page. */
export function DeskTable({ label, titles, rows }: Props) {
  return (
    <Table aria-label={label} colCount={titles.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {titles.map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Td key={titles[index]} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {typeof cell === 'object' ? <Box>{cell}</Box> : <Typography>{cell}</Typography>}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
