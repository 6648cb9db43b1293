import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import type { UnknownAddress } from '../desk.model';
import { dayInFrench } from './day.rules';
import { useGetUnknownAddressesQuery, useIgnoreAddressMutation } from './desk-api';
import { DeskTable } from './desk-table';
import { Pager } from './pager';
import { RedirectDialog } from './redirect-dialog';
import { refusalOf } from './refusal.rules';

type Props = { site: SiteKey };

const TITLES = ['Adresse demandée', 'Visites', 'Dernière fois', 'Page qui y mène', 'Que faire ?'];

function Actions({ site, address, isAsked }: Props & { address: UnknownAddress; isAsked: boolean }) {
  const [ignoreAddress, { isLoading }] = useIgnoreAddressMutation();
  const { toggleNotification } = useNotification();

  const ignore = async () => {
    const answer = await ignoreAddress({ site, path: address.path });
    if ('error' in answer) toggleNotification({ type: 'danger', message: refusalOf(answer.error) });
  };
  return (
    <Flex gap={2}>
      <RedirectDialog site={site} address={address} isAsked={isAsked} />
      <Button variant="tertiary" size="S" loading={isLoading} onClick={() => void ignore()}>
        Ignorer
      </Button>
    </Flex>
  );
}

/** DESK-06, DESK-07: what visitors asked for in vain, the most asked for first. */
export function UnknownTab({ site }: Props) {
  // The worklist names the address whose redirect it opens, and the page that it is on.
  const [search] = useSearchParams();
  const [page, setPage] = useState(Number(search.get('page') ?? 1));
  const { data, isError } = useGetUnknownAddressesQuery({ site, page }, { refetchOnMountOrArgChange: true });
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading>Chargement</Page.Loading>;
  if (data.total === 0) {
    return (
      <Box background="neutral0" hasRadius padding={8}>
        <Typography>Aucune adresse inconnue : tout ce que les visiteurs ont demandé existe.</Typography>
      </Box>
    );
  }

  const rows = data.addresses.map((address) => ({
    key: address.path,
    cells: [
      address.path,
      address.times,
      dayInFrench(address.lastDay),
      address.referrer ?? 'Inconnue',
      <Actions
        key="actions"
        site={site}
        address={address}
        isAsked={search.get('adresse') === address.path}
      />,
    ],
  }));
  return (
    <>
      <Box paddingBottom={4}>
        <Typography textColor="neutral600">
          Les adresses que des visiteurs ont demandées et que rien ne sert. Une adresse ignorée n’est plus
          montrée. Les comptes arrivent toutes les trente secondes.
        </Typography>
      </Box>
      <DeskTable label="Adresses inconnues" titles={TITLES} rows={rows} />
      <Pager page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />
    </>
  );
}
