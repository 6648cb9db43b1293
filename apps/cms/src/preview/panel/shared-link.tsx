import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { linkEnd } from './link-end.rules';
import {
  useSharePreviewMutation,
  useWithdrawPreviewMutation,
  type SharedLink,
  type Version,
} from './preview-links-api';

const FAILED = 'Cela n’a pas fonctionné. Réessayez.';

/** A browser may refuse to copy: the address is on the screen as well. */
function useCopiedLink() {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  return async ({ address, endsAt }: SharedLink) => {
    const isCopied = await copy(address);
    toggleNotification({
      type: isCopied ? 'success' : 'warning',
      message: isCopied
        ? `Lien copié. Il est valable jusqu’au ${linkEnd(endsAt)}.`
        : 'Le lien n’a pas pu être copié : sélectionnez son adresse et copiez-la.',
    });
  };
}

export function ShareButton({ version }: { version: Version }) {
  const [share, { isLoading }] = useSharePreviewMutation();
  const { toggleNotification } = useNotification();
  const copyLink = useCopiedLink();
  const shareAndCopy = async () => {
    const answer = await share(version);
    if ('error' in answer) toggleNotification({ type: 'danger', message: FAILED });
    else await copyLink(answer.data);
  };
  return (
    <Button variant="secondary" fullWidth loading={isLoading} onClick={shareAndCopy}>
      Partager l’aperçu
    </Button>
  );
}

/** PREVIEW-04: who has it, until when, and how to take it back. */
export function StandingLink({ version, link }: { version: Version; link: SharedLink }) {
  const [withdraw, { isLoading }] = useWithdrawPreviewMutation();
  const { toggleNotification } = useNotification();
  const copyLink = useCopiedLink();
  const takeBack = async () => {
    const answer = await withdraw({ ...version, id: link.id });
    if ('error' in answer) toggleNotification({ type: 'danger', message: FAILED });
    else toggleNotification({ type: 'success', message: 'Lien retiré : il ne montre plus rien.' });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" textColor="neutral600">
        Sans compte, toute personne qui a ce lien voit la dernière version enregistrée jusqu’au{' '}
        {linkEnd(link.endsAt)}.
      </Typography>
      <Box>
        <TextInput aria-label="Adresse de l’aperçu" size="S" readOnly value={link.address} />
      </Box>
      <Button variant="secondary" fullWidth onClick={() => copyLink(link)}>
        Copier le lien
      </Button>
      <Button variant="danger-light" fullWidth loading={isLoading} onClick={takeBack}>
        Retirer ce lien
      </Button>
    </Flex>
  );
}
