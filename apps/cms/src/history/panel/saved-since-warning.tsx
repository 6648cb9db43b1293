import { useEffect, useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useGetSavedSinceQuery, type OpenDocument } from './history-api';

const POLL_MS = 20_000;

type Props = {
  document: OpenDocument;
  /** When the draft that the form shows was changed. */
  updatedAt: string;
  onShow: (versionId: string) => void;
};

const latest = (a: string, b: string) => (a > b ? a : b);

/** Whether somebody else has saved what this form shows: asked every 20 seconds, when the window comes back and after each try to save. */
function useSavedSince(document: OpenDocument, updatedAt: string) {
  const [accepted, setAccepted] = useState('');
  const isSubmitting = useForm('SavedSinceWarning', (form) => form.isSubmitting);
  const { data, refetch } = useGetSavedSinceQuery(
    { ...document, updatedAt: latest(updatedAt, accepted) },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );

  useEffect(() => {
    const ask = () => void refetch();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  useEffect(() => {
    if (!isSubmitting) void refetch();
  }, [isSubmitting, refetch]);

  return { savedSince: data?.savedSince ?? null, accept: setAccepted };
}

/** The service refuses such a save: here the editor reads why, looks at what the other one wrote, and decides. */
export function SavedSinceWarning({ document, updatedAt, onShow }: Props) {
  const { savedSince, accept } = useSavedSince(document, updatedAt);
  if (!savedSince) return null;

  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={3} width="100%">
      <Typography textColor="warning700">
        {savedSince.who} a enregistré ce contenu après que vous l’avez ouvert. Votre saisie ne peut pas être
        enregistrée par-dessus sans votre accord.
      </Typography>
      <Flex direction="column" alignItems="stretch" gap={2} paddingTop={3}>
        <Button variant="tertiary" onClick={() => onShow(savedSince.id)}>
          Voir ses changements
        </Button>
        <Button variant="tertiary" onClick={() => window.location.reload()}>
          Reprendre sa version
        </Button>
        <Button variant="danger-light" onClick={() => accept(savedSince.updatedAt)}>
          Garder ma saisie
        </Button>
      </Flex>
    </Box>
  );
}
