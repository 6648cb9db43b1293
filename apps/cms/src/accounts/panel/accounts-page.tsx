import { useState } from 'react';
import {
  Box,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { isManagerOf, type AdminUser } from '../../fence/editor-schools.rules';
import type { Account } from '../account.model';
import { AccountActions } from './account-actions';
import { AccountJournal } from './account-journal';
import { nameOf, reachOf, STATES } from './account-words.rules';
import { useGetAccountsQuery, type Campus } from './accounts-api';
import { InviteDialog } from './invite-dialog';
import { LinkDialog, type ShownLink } from './link-dialog';

const COLUMNS = ['Personne', 'Rôle', 'État'];

const managedBy = (user: AdminUser) => SITE_KEYS.filter((site) => isManagerOf(user, site));

type RowProps = {
  site: SiteKey;
  account: Account;
  campuses: readonly Campus[];
  onLink: (link: ShownLink) => void;
};

function Pair({ first, second }: { first: string; second: string }) {
  return (
    <>
      <Typography tag="p" fontWeight="bold">
        {first}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {second}
      </Typography>
    </>
  );
}

function AccountRow(props: RowProps) {
  const { account, campuses } = props;
  const { role, where } = reachOf(account, campuses);
  return (
    <Tr>
      <Td>
        <Pair first={`${nameOf(account)}${account.isSelf ? ' (vous)' : ''}`} second={account.email} />
      </Td>
      <Td>
        <Pair first={role} second={where} />
      </Td>
      <Td>
        <Typography>{STATES[account.state]}</Typography>
      </Td>
      <Td>
        <AccountActions {...props} />
      </Td>
    </Tr>
  );
}

function AccountTable({ accounts, ...props }: Omit<RowProps, 'account'> & { accounts: readonly Account[] }) {
  return (
    <Table colCount={COLUMNS.length + 1} rowCount={accounts.length + 1} aria-label="Comptes">
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
          <Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} {...props} />
        ))}
      </Tbody>
    </Table>
  );
}

/** ACC-02: the people of the school, and what each of them may do. */
export function AccountsPage() {
  const [link, setLink] = useState<ShownLink | null>(null);
  const { site, select } = useSchoolChoice('École des comptes', { schoolsOf: managedBy });
  const { data, isError } = useGetAccountsQuery(site ?? 'meridia', { skip: !site });
  if (!site) return <Page.NoPermissions />;

  return (
    <Page.Main>
      <Page.Title>Comptes</Page.Title>
      <Layouts.Header
        title="Comptes"
        subtitle="Qui peut se connecter ici, et pour quoi faire."
        primaryAction={
          <Flex gap={4}>
            {select}
            <InviteDialog key={site} site={site} campuses={data?.campuses ?? []} onInvited={setLink} />
          </Flex>
        }
      />
      <Layouts.Content>
        <Box>
          {isError && <Typography>Les comptes n’ont pas pu être lus. Rechargez la page.</Typography>}
          {data && (
            <AccountTable site={site} accounts={data.accounts} campuses={data.campuses} onLink={setLink} />
          )}
        </Box>
        <AccountJournal key={site} site={site} />
      </Layouts.Content>
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </Page.Main>
  );
}
