import { Button, Dialog, Flex, Td, Tr, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../where-used/panel/refusal';
import { useRemoveFromBinMutation, useRestoreFromBinMutation, type BinnedItem } from './bin-api';

const FILE = 'plugin::upload.file';
const LANGUAGES: Readonly<Record<string, string>> = { fr: 'français', en: 'anglais' };
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

function RemoveButton({ item }: { item: BinnedItem }) {
  const { toggleNotification } = useNotification();
  const [remove, { isLoading }] = useRemoveFromBinMutation();
  const confirm = async () => {
    const answer = await remove(item.id);
    if ('error' in answer) toggleNotification({ type: 'danger', message: refusalOf(answer.error) });
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" size="S" loading={isLoading}>
          Supprimer définitivement
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Supprimer définitivement</Dialog.Header>
        <Dialog.Body>« {item.title || 'Sans titre'} » ne pourra plus être restauré.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Annuler</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" onClick={confirm}>
              Supprimer définitivement
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function RestoreButton({ item }: { item: BinnedItem }) {
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const [restore, { isLoading }] = useRestoreFromBinMutation();
  const bringBack = async () => {
    const answer = await restore(item.id);
    if ('error' in answer) return toggleNotification({ type: 'danger', message: refusalOf(answer.error) });
    const { uid, documentId } = answer.data;
    const message = item.wasPublished ? 'Restauré en brouillon : relisez-le, puis publiez-le.' : 'Restauré.';
    toggleNotification({ type: 'success', message });
    if (uid !== FILE) navigate(`/content-manager/collection-types/${uid}/${documentId}`);
  };
  return (
    <Button variant="secondary" size="S" onClick={bringBack} loading={isLoading}>
      Restaurer
    </Button>
  );
}

export function BinRow({ item }: { item: BinnedItem }) {
  const languages = item.locales.map((locale) => LANGUAGES[locale] ?? locale).join(', ');
  return (
    <Tr>
      <Td>
        <Typography fontWeight="bold" ellipsis tag="p">
          {item.title || 'Sans titre'}
        </Typography>
        {languages && (
          <Typography variant="pi" textColor="neutral600">
            {languages}
          </Typography>
        )}
      </Td>
      <Td>
        <Typography>{item.type}</Typography>
      </Td>
      <Td>
        <Typography tag="p">{MOMENT.format(new Date(item.deletedAt))}</Typography>
        {item.deletedBy && (
          <Typography variant="pi" textColor="neutral600">
            par {item.deletedBy}
          </Typography>
        )}
      </Td>
      <Td>
        <Typography>{DAY.format(new Date(item.endsAt))}</Typography>
      </Td>
      <Td>
        <Flex gap={2} justifyContent="flex-end">
          <RestoreButton item={item} />
          <RemoveButton item={item} />
        </Flex>
      </Td>
    </Tr>
  );
}
