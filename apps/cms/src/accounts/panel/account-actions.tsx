import { Button, Flex } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { refusalOf } from '../../redirect-desk/panel/refusal.rules';
import type { Account, AccountLink } from '../account.model';
import { nameOf } from './account-words.rules';
import {
  useDeactivateAccountMutation,
  useReactivateAccountMutation,
  useRenewAccountLinkMutation,
  type Campus,
} from './accounts-api';
import { ChangeDialog } from './change-dialog';
import type { ShownLink } from './link-dialog';

type Props = {
  site: SiteKey;
  account: Account;
  campuses: readonly Campus[];
  onLink: (link: ShownLink) => void;
};
type Outcome = { data?: { link?: AccountLink | null }; error?: unknown };

/** What the manager may do to somebody: none of it is final. */
export function AccountActions({ site, account, campuses, onLink }: Props) {
  const [deactivate, deactivation] = useDeactivateAccountMutation();
  const [reactivate, reactivation] = useReactivateAccountMutation();
  const [renew, renewal] = useRenewAccountLinkMutation();
  const { toggleNotification } = useNotification();
  const name = nameOf(account);

  const tell = (outcome: Outcome, done: string) => {
    if (outcome.error) {
      toggleNotification({ type: 'danger', message: refusalOf(outcome.error) });
      return;
    }
    if (outcome.data?.link) onLink({ ...outcome.data.link, name });
    else toggleNotification({ type: 'success', message: done });
  };
  const named = { site, id: account.id };

  if (!account.canChange) return null;
  if (account.state === 'inactive')
    return (
      <Flex justifyContent="flex-end">
        <Button
          variant="secondary"
          size="S"
          loading={reactivation.isLoading}
          onClick={async () => tell(await reactivate(named), `${name} peut de nouveau se connecter.`)}
        >
          Réactiver
        </Button>
      </Flex>
    );
  return (
    <Flex gap={2} justifyContent="flex-end">
      <ChangeDialog site={site} account={account} campuses={campuses} />
      <Button
        variant="tertiary"
        size="S"
        loading={renewal.isLoading}
        onClick={async () => tell(await renew(named), '')}
      >
        {account.state === 'invited' ? 'Nouveau lien' : 'Nouveau mot de passe'}
      </Button>
      <Button
        variant="danger-light"
        size="S"
        loading={deactivation.isLoading}
        onClick={async () => tell(await deactivate(named), `${name} ne peut plus se connecter.`)}
      >
        Désactiver
      </Button>
    </Flex>
  );
}
