import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import type { Account } from '../account.model';
import { nameOf } from './account-words.rules';
import { useChangeAccountMutation, type Campus } from './accounts-api';
import { ReachFields, type ChosenReach } from './reach-fields';
import { kindOf, toReach } from './reach.rules';

type Props = { site: SiteKey; account: Account; campuses: readonly Campus[] };

function ChangeForm({ site, account, campuses, onDone }: Props & { onDone: () => void }) {
  const { id, role, campuses: own } = account;
  const [reach, setReach] = useState<ChosenReach>({ kind: kindOf(role), campuses: own });
  const [change, { error, isLoading }] = useChangeAccountMutation();
  const { toggleNotification } = useNotification();
  const save = async () => {
    const answer = await change({ site, id, ...toReach(reach.kind, reach.campuses) });
    if ('error' in answer) return;
    toggleNotification({ type: 'success', message: 'Le rôle est changé, dès son prochain clic.' });
    onDone();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
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
        <Button loading={isLoading} onClick={() => void save()}>
          Enregistrer
        </Button>
      </Modal.Footer>
    </>
  );
}

export function ChangeDialog(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          Modifier
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel="Fermer">
          <Modal.Title>{nameOf(props.account)}</Modal.Title>
        </Modal.Header>
        <ChangeForm {...props} onDone={() => setOpen(false)} />
      </Modal.Content>
    </Modal.Root>
  );
}
