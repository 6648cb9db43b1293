import { useState } from 'react';
import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/content-manager/strapi-admin';
import { Consequences } from './consequences';
import { useGetDocumentUsesQuery, type NamedDocument } from './used-api';

type Props = NamedDocument & { collectionType: string; isModified: boolean; onClose: () => void };

/** USED-05: what visitors will miss is said before it is withdrawn. */
export function UnpublishDialog({ uid, documentId, locale, collectionType, isModified, onClose }: Props) {
  const [isDiscarded, setDiscarded] = useState(false);
  const { unpublish, isLoading } = useDocumentActions();
  const { data: uses } = useGetDocumentUsesQuery({ uid, documentId, locale });

  const withdraw = async () => {
    await unpublish({ collectionType, model: uid, documentId, params: { locale } }, isDiscarded);
    onClose();
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            Les visiteurs ne le verront plus ; sa page, s’il en a une, répondra « introuvable » jusqu’à la
            prochaine publication. Rien n’est supprimé : il reste ici, en brouillon.
          </Typography>
          <Consequences uses={uses} />
          {isModified && (
            <Checkbox checked={isDiscarded} onCheckedChange={(checked) => setDiscarded(checked === true)}>
              Abandonner aussi les modifications qui n’ont pas été publiées
            </Checkbox>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Annuler
        </Button>
        <Button variant="danger" onClick={withdraw} loading={isLoading} disabled={!uses}>
          Dépublier
        </Button>
      </Modal.Footer>
    </>
  );
}
