import { Box, Typography } from '@strapi/design-system';
import type { OfferedPage } from '../find-pages';

type LineProps = { page: OfferedPage; id: string; isActive: boolean; onChoose: () => void };

/** A page in the list of those that are found. */
export function PageLine({ page: { title, kind, path }, id, isActive, onChoose }: LineProps) {
  return (
    <Box
      tag="li"
      id={id}
      role="option"
      aria-selected={isActive}
      padding={2}
      paddingLeft={3}
      paddingRight={3}
      background={isActive ? 'primary100' : 'neutral0'}
      cursor="pointer"
      onClick={onChoose}
    >
      <Typography tag="span" display="block" fontWeight="semiBold" textColor="neutral800">
        {title}
      </Typography>{' '}
      <Typography tag="span" display="block" variant="pi" textColor="neutral600">
        {kind}, {path}
      </Typography>
    </Box>
  );
}
