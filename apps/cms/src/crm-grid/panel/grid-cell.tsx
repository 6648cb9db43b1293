import { Box, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { Cell } from '../crm-grid.model';
import { cellWords, LOOKS, lookOf } from './cell-words.rules';
import { CRM_LINK } from './crm-grid-api';

type Props = { programme: string; campus: string; cell: Cell | undefined; onHole: () => void };

const SQUARE = {
  display: 'block',
  width: '100%',
  padding: 6,
  textAlign: 'center',
  cursor: 'pointer',
} as const;

/** A link opens its form; a hole, the making of its link. */
export function GridCell({ programme, campus, cell, onHole }: Props) {
  if (!cell) return null;
  const look = lookOf(cell.link);
  const words = cellWords(programme, campus, cell);
  const sign = (
    <Typography fontWeight="bold" textColor={LOOKS[look].colour} aria-hidden>
      {LOOKS[look].sign}
    </Typography>
  );
  return (
    <Box background={look === 'hole' ? 'primary100' : look === 'dead' ? 'danger100' : 'neutral0'} hasRadius>
      {cell.link ? (
        <Link
          to={`/content-manager/collection-types/${CRM_LINK}/${cell.link.documentId}`}
          aria-label={words}
          title={words}
          style={{ ...SQUARE, textDecoration: 'none' }}
        >
          {sign}
        </Link>
      ) : (
        <button type="button" aria-label={words} title={words} style={SQUARE} onClick={onHole}>
          {sign}
        </button>
      )}
    </Box>
  );
}
