import { useState } from 'react';
import { Box, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { SiteKey } from '@meridia/domain/sites';
import type { AccountEventLine } from '../account-event.model';
import { useGetAccountEventsQuery } from './accounts-api';

const COLUMNS = ['Quand', 'Compte', 'Événement', 'Par qui, depuis où'];

function EventTable({ events }: { events: readonly AccountEventLine[] }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={events.length + 1} aria-labelledby="account-journal">
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {events.map(({ id, ...cells }) => (
          <Tr key={id}>
            {[cells.when, cells.subject, cells.what, cells.by].map((text, column) => (
              <Td key={COLUMNS[column]}>
                <Typography>{text}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** ACC-07: logins, links and changes of the accounts of a school. */
export function AccountJournal({ site }: { site: SiteKey }) {
  const [page, setPage] = useState(1);
  const { data, isError } = useGetAccountEventsQuery({ site, page }, { refetchOnMountOrArgChange: true });
  return (
    <Box paddingTop={8} paddingBottom={10}>
      <Typography tag="h2" variant="beta" id="account-journal">
        Journal des comptes
      </Typography>
      <Typography tag="p" textColor="neutral600" paddingTop={1} paddingBottom={4}>
        Connexions, liens et changements de compte. Chaque ligne est gardée un an.
      </Typography>
      {isError && <Typography textColor="danger600">Le journal ne se lit pas pour l’instant.</Typography>}
      {data?.events.length === 0 && <Typography>Aucun événement pour l’instant.</Typography>}
      {data && data.events.length > 0 && <EventTable events={data.events} />}
      <Flex gap={2} paddingTop={4} justifyContent="flex-end">
        <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Plus récent
        </Button>
        <Button variant="tertiary" disabled={!data?.hasMore} onClick={() => setPage(page + 1)}>
          Plus ancien
        </Button>
      </Flex>
    </Box>
  );
}
