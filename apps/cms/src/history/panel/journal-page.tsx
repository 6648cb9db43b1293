import { useState } from 'react';
import { Button, Flex, Table, Tbody, Td, TextButton, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { schoolsSeenBy } from '../../fence/editor-schools.rules';
import { useGetJournalQuery, type JournalEntry, type JournalQuery } from './history-api';
import { JournalFilters } from './journal-filters';
import { VersionDialog } from './version-dialog';

const COLUMNS = ['Quand', 'Contenu', 'Type', 'Langue', 'Quoi'];
const LANGUAGES: Record<string, string> = { fr: 'Français', en: 'Anglais', '': '—' };

function DocumentLink({ entry }: { entry: JournalEntry }) {
  const { uid, documentId, locale, title, isDeletion } = entry;
  const name = title || 'Sans titre';
  if (isDeletion) return <Typography>{name}</Typography>;
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return (
    <Typography tag={Link} to={`/content-manager/collection-types/${uid}/${documentId}${language}`}>
      {name}
    </Typography>
  );
}

function JournalTable({ entries, onShow }: { entries: JournalEntry[]; onShow: (id: string) => void }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={entries.length + 1}>
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
        {entries.map((entry) => (
          <Tr key={entry.id}>
            <Td>
              <Typography>{entry.when}</Typography>
            </Td>
            <Td>
              <DocumentLink entry={entry} />
            </Td>
            <Td>
              <Typography>{entry.type}</Typography>
            </Td>
            <Td>
              <Typography>{LANGUAGES[entry.locale]}</Typography>
            </Td>
            <Td>
              <TextButton onClick={() => onShow(entry.id)}>{entry.what}</TextButton>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function JournalContent() {
  const user = useAuth('JournalPage', (state) => state.user);
  const schools = user ? schoolsSeenBy(user) : [];
  const [query, setQuery] = useState<JournalQuery>({ page: 1, site: schools[0] });
  const [shown, setShown] = useState<string>();
  const { data, isError } = useGetJournalQuery(query);
  const turn = (pages: number) => setQuery({ ...query, page: query.page + pages });

  return (
    <Layouts.Content>
      <JournalFilters
        filter={query}
        schools={schools}
        journal={data}
        onChange={(filter) => setQuery({ ...filter, page: 1 })}
      />
      {isError && <Typography textColor="danger600">Le journal ne se lit pas pour l’instant.</Typography>}
      {data?.entries.length === 0 && <Typography>Rien n’a été fait avec ces choix.</Typography>}
      {data && data.entries.length > 0 && <JournalTable entries={data.entries} onShow={setShown} />}
      <Flex gap={2} paddingTop={4} justifyContent="flex-end">
        <Button variant="tertiary" disabled={query.page === 1} onClick={() => turn(-1)}>
          Plus récent
        </Button>
        <Button variant="tertiary" disabled={!data?.hasMore} onClick={() => turn(1)}>
          Plus ancien
        </Button>
      </Flex>
      {shown !== undefined && <VersionDialog versionId={shown} onClose={() => setShown(undefined)} />}
    </Layouts.Content>
  );
}

/** Who did what in the school. */
export function JournalPage() {
  return (
    <Page.Main>
      <Page.Title>Journal</Page.Title>
      <Layouts.Header
        title="Journal"
        subtitle="Qui a enregistré, publié, dépublié ou supprimé quoi, et quand."
      />
      <JournalContent />
    </Page.Main>
  );
}
