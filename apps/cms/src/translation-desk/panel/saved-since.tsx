import { useEffect } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { editSessionOf } from '../../history/panel/edit-session';
import { useGetSavedSinceQuery } from '../../history/panel/history-api';
import type { Named } from './translation-api';

const POLL_MS = 20_000;

type Props = {
  document: Named;
  updatedAt: string;
  /** Saves that were refused: after each it is asked again. */
  refusals: number;
  onAccept: (updatedAt: string) => void;
  onReload: () => void;
};

/** TRAD-04: as beside a form (HIST-05): somebody else has saved the English that the desk shows. */
export function SavedSince({ document, updatedAt, refusals, onAccept, onReload }: Props) {
  const { uid, documentId } = document;
  const { currentData, refetch } = useGetSavedSinceQuery(
    { uid, documentId, locale: 'en', updatedAt, session: editSessionOf(documentId) },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);
  const savedSince = currentData?.savedSince;
  if (!savedSince) return null;
  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Typography textColor="warning700">
        {savedSince.words} après que vous l’avez ouvert. Votre saisie ne peut pas être enregistrée par-dessus
        sans votre accord.
      </Typography>
      <Flex gap={2} paddingTop={3} wrap="wrap">
        <Button variant="tertiary" onClick={onReload}>
          Reprendre sa version
        </Button>
        <Button variant="danger-light" onClick={() => onAccept(savedSince.updatedAt)}>
          Garder ma saisie
        </Button>
      </Flex>
    </Box>
  );
}
