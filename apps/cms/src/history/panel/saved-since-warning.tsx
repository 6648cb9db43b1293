import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { OpenDocument } from './history-api';
import { useSavedSince } from './use-saved-since';

type Props = {
  document: OpenDocument;
  /** When the draft that the form shows was changed. */
  updatedAt: string;
  onShow: (versionId: string) => void;
};

/** The service refuses such a save: here the editor reads why, looks at what the other one wrote, and decides. */
export function SavedSinceWarning({ document, updatedAt, onShow }: Props) {
  const { savedSince, accept } = useSavedSince(document, updatedAt);
  if (!savedSince) return null;

  return (
    <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={3} width="100%">
      <Typography textColor="warning700">
        {savedSince.words} après que vous l’avez ouvert ici. Votre saisie ne peut pas être enregistrée
        par-dessus sans votre accord.
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
