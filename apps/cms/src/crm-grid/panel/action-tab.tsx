import { useState } from 'react';
import { Box, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import { enumerationsFrench } from '../../admin/translations/enumerations.data';
import type { ActionGrid, Named } from '../crm-grid.model';
import { countLooks, LOOKS, shownRows, type Look } from './cell-words.rules';
import { GridTable, type Hole } from './grid-table';
import { NewLinkDialog } from './new-link-dialog';
import { ProblemList } from './problem-list';

type Props = { site: SiteKey; grid: ActionGrid; campuses: readonly Named[] };

function Legend({ grid }: { grid: ActionGrid }) {
  const counts = countLooks(grid.rows);
  return (
    <Flex gap={5} wrap="wrap" tag="ul" aria-label="Signes du tableau">
      {(Object.keys(LOOKS) as Look[]).map((look) => (
        <Flex key={look} gap={2} tag="li">
          <Typography fontWeight="bold" textColor={LOOKS[look].colour} aria-hidden>
            {LOOKS[look].sign}
          </Typography>
          <Typography>
            {LOOKS[look].name}&nbsp;: {counts[look]}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** GRID-01: one action, each programme on each campus. */
export function ActionTab({ site, grid, campuses }: Props) {
  const [words, setWords] = useState('');
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const [hole, setHole] = useState<Hole>();
  const rows = shownRows(grid.rows, { words, isOnlyProblems });
  const links = grid.rows.flatMap(({ cells }) => cells.flatMap(({ link }) => link ?? []));
  return (
    <>
      <Legend grid={grid} />
      <Flex gap={6} paddingTop={5} paddingBottom={5} alignItems="flex-end">
        <Field.Root name="programme">
          <Field.Label>Formation</Field.Label>
          <Field.Input value={words} onChange={({ target }) => setWords(target.value)} />
        </Field.Root>
        <Box paddingBottom={2}>
          <Checkbox
            checked={isOnlyProblems}
            onCheckedChange={(isChecked) => setOnlyProblems(isChecked === true)}
          >
            Seulement ce qui manque ou ne répond pas
          </Checkbox>
        </Box>
      </Flex>
      {rows.length === 0 ? (
        <Typography>Aucune formation ne correspond.</Typography>
      ) : (
        <GridTable
          label={enumerationsFrench[grid.action] ?? grid.action}
          campuses={campuses}
          rows={rows}
          onHole={setHole}
        />
      )}
      <ProblemList grid={grid} campuses={campuses} />
      {hole && (
        <NewLinkDialog
          site={site}
          action={grid.action}
          hole={hole}
          links={links}
          onClose={() => setHole(undefined)}
        />
      )}
    </>
  );
}
