import { Box, Typography } from '@strapi/design-system';
import { useGetOwnLinksQuery } from './accounts-api';

/** ACC-07: a person learns on the home page of the links that others have made for their password. */
export function OwnLinks() {
  const { data } = useGetOwnLinksQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.events.length === 0) return null;
  return (
    <Box
      tag="section"
      aria-label="Votre mot de passe"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
      marginBottom={5}
    >
      <Typography tag="h2" variant="delta">
        Votre mot de passe
      </Typography>
      <ul>
        {data.events.map(({ id, when, what, by }) => (
          <li key={id}>
            <Typography>
              {what}, le {when} ({by}).
            </Typography>
          </li>
        ))}
      </ul>
      <Typography tag="p" paddingTop={2}>
        Si vous n’avez rien demandé, prévenez la direction de votre école : ce lien ouvre votre compte.
      </Typography>
    </Box>
  );
}
