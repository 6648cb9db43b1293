import { Badge, Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ShownOutcome, Trial } from './dry-run.rules';

const WORDS: Record<ShownOutcome, { word: string; background: string; text: string }> = {
  created: { word: 'Créée', background: 'success100', text: 'success700' },
  updated: { word: 'Modifiée', background: 'warning100', text: 'warning700' },
  unchanged: { word: 'Inchangée', background: 'neutral150', text: 'neutral700' },
  refused: { word: 'Refusée', background: 'danger100', text: 'danger700' },
};

const isOne = (count: number) => count === 1;

function summaryOf({ counts }: Trial): string {
  const { created, updated, unchanged, refused } = counts;
  return (
    `Redirections à créer : ${created}, à modifier : ${updated}, inchangées : ${unchanged}` +
    (refused > 0 ? `, lignes refusées : ${refused}.` : '.')
  );
}

/** DESK-05: what would become of each line; nothing is written yet. */
export function DryRunTable({ trial }: { trial: Trial }) {
  const { shown, others, counts } = trial;
  return (
    <Box>
      <Box role={counts.refused > 0 ? 'alert' : 'status'} paddingBottom={3}>
        <Typography fontWeight="bold" textColor={counts.refused > 0 ? 'danger700' : 'neutral800'}>
          {counts.refused > 0 ? 'Rien ne sera importé tant que des lignes sont refusées. ' : ''}
          {summaryOf(trial)}
        </Typography>
      </Box>
      <Box maxHeight="36rem" overflow="auto">
        <Table colCount={4} rowCount={shown.length + 1}>
          <Thead>
            <Tr>
              {['Ligne', 'Sort', 'Source', 'Destination ou raison'].map((title) => (
                <Th key={title}>
                  <Typography variant="sigma">{title}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {shown.map(({ line, outcome, source, says }) => {
              const { word, background, text } = WORDS[outcome];
              return (
                <Tr key={`${line} ${says}`}>
                  <Td>
                    <Typography>{line}</Typography>
                  </Td>
                  <Td>
                    <Badge backgroundColor={background} textColor={text}>
                      {word}
                    </Badge>
                  </Td>
                  <Td>
                    <Typography style={{ overflowWrap: 'anywhere' }}>{source}</Typography>
                  </Td>
                  <Td>
                    <Typography style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{says}</Typography>
                  </Td>
                </Tr>
              );
            })}
          </Tbody>
        </Table>
      </Box>
      {others > 0 && (
        <Typography textColor="neutral600">
          {isOne(others) ? 'Et une autre ligne.' : `Et ${others} autres lignes.`}
        </Typography>
      )}
    </Box>
  );
}
