import { Box, Typography } from '@strapi/design-system';
import type { ShownUses } from './used-api';

/** USED-02: what becomes of those that use a document once visitors no longer find it. */
export function Consequences({ uses }: { uses: ShownUses | undefined }) {
  if (!uses) return <Typography textColor="neutral600">Lecture des utilisations…</Typography>;
  if (uses.groups.length === 0) return <Typography>Aucun autre contenu ne l’utilise.</Typography>;
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Typography fontWeight="bold" textColor="warning700" tag="h3">
        Ce qui changera
      </Typography>
      <Box tag="ul" paddingTop={2}>
        {uses.groups.map(({ uid, kind, field, consequence }) => (
          <Typography key={`${uid} ${kind} ${field}`} tag="li" textColor="warning700">
            {consequence}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
