import { Box, Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { SiteKey } from '@meridia/domain/sites';
import { useSchoolChoice } from '../../editor/panel/school-choice';
import { useGetBinQuery } from './bin-api';
import { BinRow } from './bin-row';

const COLUMNS = ['Contenu', 'Type', 'Supprimé le', 'Disparaît le'];

function BinList({ site }: { site: SiteKey }) {
  const { data, isError } = useGetBinQuery(site, { refetchOnMountOrArgChange: true });
  if (isError) return <Typography>La corbeille n’a pas pu être lue. Rechargez la page.</Typography>;
  if (!data) return <Typography textColor="neutral600">Lecture…</Typography>;
  if (data.entries.length === 0)
    return (
      <Box background="neutral0" padding={8} hasRadius shadow="tableShadow">
        <Typography>La corbeille est vide.</Typography>
      </Box>
    );
  return (
    <Table colCount={COLUMNS.length + 1} rowCount={data.entries.length + 1}>
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
        {data.entries.map((item) => (
          <BinRow key={item.id} item={item} />
        ))}
      </Tbody>
    </Table>
  );
}

/** BIN-02: what the school has deleted in the last 30 days. */
export function BinPage() {
  const { site, select } = useSchoolChoice('École de la corbeille');
  if (!site) return <Page.NoPermissions />;
  return (
    <Page.Main>
      <Page.Title>Corbeille</Page.Title>
      <Layouts.Header
        title="Corbeille"
        subtitle="Ce qui a été supprimé reste ici 30 jours. Ce qui est restauré revient en brouillon, avec ses liens."
        primaryAction={select}
      />
      <Layouts.Content>
        <BinList site={site} />
      </Layouts.Content>
    </Page.Main>
  );
}
