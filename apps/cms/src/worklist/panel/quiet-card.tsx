import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { SectionName } from '../worklist.model';
import { SECTION_WORDS } from './section-words.data';

const TITLE = 'worklist-quiet';

function Line({ name }: { name: SectionName }) {
  const { title, empty, place } = SECTION_WORDS[name];
  return (
    <Flex tag="li" gap={4} alignItems="baseline" justifyContent="space-between">
      <Typography textColor="neutral600">
        <Typography fontWeight="semiBold" textColor="neutral800">
          {title}
        </Typography>
        {` – ${empty}`}
      </Typography>
      {place && (
        <Link tag={NavLink} to={place.to}>
          {place.label}
        </Link>
      )}
    </Flex>
  );
}

/** The sections in which nothing waits, together: they take no room from those in which something does. */
export function QuietCard({ names }: { names: readonly SectionName[] }) {
  if (names.length === 0) return null;
  return (
    <Box
      tag="section"
      aria-labelledby={TITLE}
      background="neutral0"
      padding={6}
      shadow="tableShadow"
      hasRadius
    >
      <Typography variant="delta" tag="h2" id={TITLE}>
        Rien à signaler
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {names.map((name) => (
          <Line key={name} name={name} />
        ))}
      </Flex>
    </Box>
  );
}
