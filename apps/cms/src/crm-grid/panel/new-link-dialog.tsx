import { useState, type FormEvent } from 'react';
import { Button, Field, Flex, Modal } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Action } from '@meridia/domain/actions';
import type { SiteKey } from '@meridia/domain/sites';
import { enumerationsFrench } from '../../admin/translations/enumerations.data';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import type { CrmLink } from '../crm-grid.model';
import { proposeUrl } from '../proposed-url.rules';
import { useCheckCrmLinkMutation, useCreateCrmLinkMutation } from './crm-grid-api';
import type { Hole } from './grid-table';

type Props = {
  site: SiteKey;
  action: Action;
  hole: Hole;
  /** Of the same action: the address is proposed from theirs. */
  links: readonly CrmLink[];
  onClose: () => void;
};

function NewLinkForm({ site, action, hole: { programme, campus }, links, onClose }: Props) {
  const place = { course: programme.slug, campus: campus.slug };
  const [proposed] = useState(() => proposeUrl(links, place));
  const [url, setUrl] = useState(proposed);
  const [createLink, { error, isLoading }] = useCreateCrmLinkMutation();
  const [checkLink] = useCheckCrmLinkMutation();
  const { toggleNotification } = useNotification();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await createLink({ site, action, ...place, url: url.trim() });
    if ('error' in answer || !answer.data) return;
    onClose();
    const checked = await checkLink(answer.data.data.documentId);
    const sentence = 'data' in checked ? checked.data?.sentence : null;
    toggleNotification(
      sentence
        ? { type: 'warning', message: `Le lien est créé, mais son adresse pose problème. ${sentence}` }
        : { type: 'success', message: `Le lien est créé pour ${programme.name}, ${campus.name}.` },
    );
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {[
            ['Action', enumerationsFrench[action] ?? action],
            ['Formation', programme.name],
            ['Campus', campus.name],
          ].map(([label, value]) => (
            <Field.Root key={label} name={label}>
              <Field.Label>{label}</Field.Label>
              <Field.Input value={value} readOnly />
            </Field.Root>
          ))}
          <Field.Root
            name="url"
            required
            error={error && refusalOf(error)}
            hint={
              proposed
                ? 'Proposée d’après les autres liens ; remplacez-la si besoin.'
                : 'Adresse complète, commençant par https://.'
            }
          >
            <Field.Label>Adresse du formulaire</Field.Label>
            <Field.Input value={url} onChange={({ target }) => setUrl(target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Annuler</Button>
        </Modal.Close>
        <Button type="submit" loading={isLoading} disabled={url.trim() === ''}>
          Créer le lien
        </Button>
      </Modal.Footer>
    </form>
  );
}

/** GRID-02: from a hole to its link, everything filled in. */
export function NewLinkDialog(props: Props) {
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>Créer un lien du CRM</Modal.Title>
        </Modal.Header>
        <NewLinkForm {...props} />
      </Modal.Content>
    </Modal.Root>
  );
}
