import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import type { AccountLink } from '../account.model';
import { endOf } from './account-words.rules';

export type ShownLink = AccountLink & { name: string };

function CopyButton({ address }: AccountLink) {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const copyLink = async () => {
    const isCopied = await copy(address);
    toggleNotification({
      type: isCopied ? 'success' : 'warning',
      message: isCopied
        ? 'Lien copié : collez-le dans un message.'
        : 'Le lien n’a pas pu être copié : sélectionnez-le et copiez-le.',
    });
  };
  return <Button onClick={() => void copyLink()}>Copier le lien</Button>;
}

/** ACC-05: the link is shown once, to whoever sends it on. */
export function LinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>Un lien pour {link.name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              Envoyez ce lien à cette personne : elle y choisira son mot de passe. Il sert une seule fois,
              jusqu’au {endOf(link.endsAt)}, et ne sera plus affiché ici.
            </Typography>
            <Field.Root name="link">
              <Field.Label>Lien personnel</Field.Label>
              <Field.Input readOnly value={link.address} />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Fermer</Button>
          </Modal.Close>
          <CopyButton {...link} />
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
