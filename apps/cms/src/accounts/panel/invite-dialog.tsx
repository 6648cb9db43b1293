import { useState, type FormEvent } from 'react';
import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import { nameOf } from './account-words.rules';
import { useInviteAccountMutation, type Campus } from './accounts-api';
import type { ShownLink } from './link-dialog';
import { ReachFields, type ChosenReach } from './reach-fields';
import { toReach } from './reach.rules';

type Props = { site: SiteKey; campuses: readonly Campus[]; onInvited: (link: ShownLink) => void };

const FIELDS = [
  { name: 'firstname', label: 'Prénom', type: 'text' },
  { name: 'lastname', label: 'Nom', type: 'text' },
  { name: 'email', label: 'Adresse électronique', type: 'email' },
] as const;

function InviteForm({ site, campuses, onInvited }: Props) {
  const [person, setPerson] = useState({ firstname: '', lastname: '', email: '' });
  const [reach, setReach] = useState<ChosenReach>({ kind: 'redaction', campuses: [] });
  const [invite, { error, isLoading }] = useInviteAccountMutation();
  const isWhole = Object.values(person).every((value) => value.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await invite({ site, ...person, ...toReach(reach.kind, reach.campuses) });
    if ('data' in answer && answer.data.link) onInvited({ ...answer.data.link, name: nameOf(person) });
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {FIELDS.map(({ name, label, type }) => (
            <Field.Root key={name} name={name} required>
              <Field.Label>{label}</Field.Label>
              <Field.Input
                type={type}
                value={person[name]}
                onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
              />
            </Field.Root>
          ))}
          <ReachFields reach={reach} campuses={campuses} onChange={setReach} />
          {error && (
            <Typography textColor="danger600" role="alert">
              {refusalOf(error)}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Annuler</Button>
        </Modal.Close>
        <Button type="submit" loading={isLoading} disabled={!isWhole}>
          Créer le lien d’invitation
        </Button>
      </Modal.Footer>
    </form>
  );
}

/** ACC-02: no message leaves the service: the manager sends the link herself. */
export function InviteDialog({ onInvited, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button>Inviter quelqu’un</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>Inviter quelqu’un</Modal.Title>
        </Modal.Header>
        <InviteForm
          {...props}
          onInvited={(link) => {
            setOpen(false);
            onInvited(link);
          }}
        />
      </Modal.Content>
    </Modal.Root>
  );
}
