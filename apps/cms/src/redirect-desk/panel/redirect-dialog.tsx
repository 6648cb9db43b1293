import { useState, type FormEvent } from 'react';
import { Button, Field, Flex, Modal, TextButton, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import type { UnknownAddress } from '../desk.model';
import { useCreateRedirectMutation } from './desk-api';
import { refusalOf, refusedField } from './refusal.rules';

type Props = { site: SiteKey; address: UnknownAddress };

function RedirectForm({ site, address, onDone }: Props & { onDone: () => void }) {
  const [nearest = '', ...others] = address.suggestions;
  const [destination, setDestination] = useState(nearest);
  const [createRedirect, { error, isLoading }] = useCreateRedirectMutation();
  const { toggleNotification } = useNotification();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await createRedirect({ site, source: address.path, destination });
    if ('error' in answer) return;
    toggleNotification({
      type: 'success',
      message: `« ${address.path} » mène maintenant à « ${destination} ».`,
    });
    onDone();
  };
  const problem = error && refusalOf(error);
  const isOnSource = error !== undefined && refusedField(error) === 'source';

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="source" error={isOnSource ? problem : undefined}>
            <Field.Label>Adresse demandée</Field.Label>
            <Field.Input value={address.path} readOnly />
            <Field.Error />
          </Field.Root>
          <Field.Root
            name="destination"
            required
            error={isOnSource ? undefined : problem}
            hint={
              nearest
                ? 'La page publiée dont l’adresse ressemble le plus est proposée ; remplacez-la si besoin.'
                : 'Aucune page publiée ne ressemble à cette adresse : indiquez celle qui convient.'
            }
          >
            <Field.Label>Destination</Field.Label>
            <Field.Input value={destination} onChange={({ target }) => setDestination(target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          {others.length > 0 && (
            <Flex gap={3} wrap="wrap">
              <Typography textColor="neutral600">Autres pages proches :</Typography>
              {others.map((path) => (
                <TextButton key={path} type="button" onClick={() => setDestination(path)}>
                  {path}
                </TextButton>
              ))}
            </Flex>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Annuler</Button>
        </Modal.Close>
        <Button type="submit" loading={isLoading} disabled={destination.trim() === ''}>
          Créer la redirection
        </Button>
      </Modal.Footer>
    </form>
  );
}

/** DESK-07: from an unknown address to a redirect, its source filled in and the nearest page proposed. */
export function RedirectDialog({ site, address, isAsked }: Props & { isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button size="S">Rediriger</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>Rediriger une adresse inconnue</Modal.Title>
        </Modal.Header>
        <RedirectForm site={site} address={address} onDone={() => setOpen(false)} />
      </Modal.Content>
    </Modal.Root>
  );
}
