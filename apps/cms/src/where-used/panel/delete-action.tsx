import { useCallback } from 'react';
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { DeleteDialog } from './delete-dialog';

/** In the place of Strapi's own « Supprimer »: the same places and rights, another dialog. */
export const DeleteAction: DocumentActionComponent = ({ model, documentId, collectionType, document }) => {
  const navigate = useNavigate();
  const canDelete = useDocumentRBAC('DeleteAction', ({ canDelete: isAllowed }) => isAllowed);
  const locale = document?.locale ?? undefined;
  // One component for as long as the dialog is open: another one would forget what was chosen in it.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <DeleteDialog
        uid={model}
        documentId={documentId ?? ''}
        locale={locale}
        onClose={onClose}
        onDeleted={() => navigate({ pathname: `../${collectionType}/${model}` }, { replace: true })}
      />
    ),
    [model, documentId, locale, collectionType, navigate],
  );
  return {
    label: 'Supprimer',
    variant: 'danger',
    position: ['header', 'table-row'],
    disabled: !canDelete || !document,
    dialog: { type: 'modal', title: 'Supprimer ce contenu', content },
  };
};
DeleteAction.type = 'delete';
