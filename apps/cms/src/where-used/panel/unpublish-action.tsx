import { useCallback } from 'react';
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { UnpublishDialog } from './unpublish-dialog';

/** Strapi's own « Dépublier », with its places and rights, which asks first and says what will change: by itself it acts at once. */
export function withConsequences(Unpublish: DocumentActionComponent): DocumentActionComponent {
  const UnpublishAction: DocumentActionComponent = (props) => {
    const { model, documentId, collectionType, document } = props;
    const action = Unpublish(props);
    const locale = document?.locale ?? undefined;
    const isModified = document?.status === 'modified';
    // One component for as long as the dialog is open: another one would forget what was chosen in it.
    const content = useCallback(
      ({ onClose }: { onClose: () => void }) => (
        <UnpublishDialog
          uid={model}
          documentId={documentId ?? ''}
          locale={locale}
          collectionType={collectionType}
          isModified={isModified}
          onClose={onClose}
        />
      ),
      [model, documentId, locale, collectionType, isModified],
    );
    if (!action) return null;
    return {
      ...action,
      onClick: undefined,
      dialog: { type: 'modal', title: 'Dépublier ce contenu', content },
    };
  };
  UnpublishAction.type = 'unpublish';
  UnpublishAction.position = Unpublish.position;
  return UnpublishAction;
}
