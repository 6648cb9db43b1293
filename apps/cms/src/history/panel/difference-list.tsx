import { Box, Flex, Typography } from '@strapi/design-system';
import type { Difference } from '../differences.rules';

const KINDS: Record<Difference['kind'], string> = { added: 'ajouté', removed: 'retiré', changed: 'modifié' };

/** Colours are not all that tells them apart: what is gone is struck out, what is new is underlined. */
function ChangedText({ start, removed, added, end }: Difference) {
  return (
    <Box style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Typography textColor="neutral600">{start}</Typography>
      {removed && (
        <Typography tag="del" textColor="danger700" background="danger100">
          {removed}
        </Typography>
      )}
      {removed && added && ' '}
      {added && (
        <Typography tag="ins" textColor="success700" background="success100">
          {added}
        </Typography>
      )}
      <Typography textColor="neutral600">{end}</Typography>
    </Box>
  );
}

/** Field by field, in the words of the form. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {differences.map((difference, place) => (
        <Box
          tag="li"
          key={`${place} ${difference.label}`}
          borderColor="neutral200"
          hasRadius
          padding={3}
          background="neutral0"
        >
          <Box paddingBottom={1}>
            <Typography variant="omega" fontWeight="bold">
              {difference.label}
            </Typography>{' '}
            <Typography variant="pi" textColor="neutral600">
              ({KINDS[difference.kind]})
            </Typography>
          </Box>
          <ChangedText {...difference} />
        </Box>
      ))}
    </Flex>
  );
}
