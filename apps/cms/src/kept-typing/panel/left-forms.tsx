import { useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { leftForms } from '../kept-typing.rules';
import { readKept } from './kept-store';

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** HIST-08: whoever logs in again finds the forms that the end of the session has closed. */
export function LeftForms({ userId }: { userId: number }) {
  const [forms] = useState(() => leftForms(readKept(), userId));
  if (forms.length === 0) return null;
  return (
    <Box
      role="status"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
      marginBottom={5}
    >
      <Typography tag="h2" variant="delta">
        Saisie non enregistrée
      </Typography>
      <ul>
        {forms.map(({ place, title, typedAt }) => (
          <li key={place}>
            <Typography tag={Link} to={place} textColor="primary600">
              Reprendre {title ? `« ${title} »` : 'un contenu sans titre'}
            </Typography>
            <Typography>, saisi le {MOMENT.format(new Date(typedAt))} et gardé dans cet onglet</Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}
