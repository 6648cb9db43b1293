import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useGetVersionsQuery, type Line, type OpenDocument } from './history-api';
import { SavedSinceWarning } from './saved-since-warning';
import { VersionDialog } from './version-dialog';

type PanelProps = { document: OpenDocument; updatedAt: string; isDraft: boolean };
type LinesProps = { lines: readonly Line[]; onShow: (id: string) => void };

function LineButton({ line, onShow }: { line: Line; onShow: (id: string) => void }) {
  return (
    <Box
      tag="button"
      type="button"
      width="100%"
      padding={2}
      hasRadius
      borderColor="neutral200"
      background="neutral0"
      style={{ textAlign: 'left' }}
      onClick={() => onShow(line.id)}
    >
      <Typography display="block" variant="omega" fontWeight="semiBold" textColor="neutral800">
        {line.what}
      </Typography>
      <Typography display="block" variant="pi" textColor="neutral600">
        {line.when}
      </Typography>
    </Box>
  );
}

function VersionLines({ lines, onShow }: LinesProps) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={1} width="100%">
      {lines.map((line) => (
        <Box tag="li" key={line.id}>
          <LineButton line={line} onShow={onShow} />
        </Box>
      ))}
    </Flex>
  );
}

function Pages({
  page,
  hasMore,
  onTurn,
}: {
  page: number;
  hasMore: boolean;
  onTurn: (page: number) => void;
}) {
  if (page === 1 && !hasMore) return null;
  return (
    <Flex gap={2} width="100%" justifyContent="space-between">
      <Button variant="tertiary" size="S" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Plus récentes
      </Button>
      <Button variant="tertiary" size="S" disabled={!hasMore} onClick={() => onTurn(page + 1)}>
        Plus anciennes
      </Button>
    </Flex>
  );
}

function HistoryContent({ document, updatedAt, isDraft }: PanelProps) {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  const [restorings, setRestorings] = useState(0);
  const { data, isError } = useGetVersionsQuery({ ...document, page });

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {isDraft && (
        <SavedSinceWarning
          // What was typed before a version was restored is not brought back.
          key={restorings}
          document={document}
          updatedAt={updatedAt}
          onShow={setShown}
        />
      )}
      {isError && <Typography textColor="danger600">L’historique ne se lit pas pour l’instant.</Typography>}
      {data?.versions.length === 0 && (
        <Typography textColor="neutral600">
          Aucune version pour l’instant : la première est gardée à votre prochain enregistrement.
        </Typography>
      )}
      {data && <VersionLines lines={data.versions} onShow={setShown} />}
      {data && <Pages page={page} hasMore={data.hasMore} onTurn={setPage} />}
      {shown !== undefined && (
        <VersionDialog
          versionId={shown}
          onClose={() => setShown(undefined)}
          onRestored={() => setRestorings(restorings + 1)}
        />
      )}
    </Flex>
  );
}

/** Beside the form of a document that exists: its last versions, in its language. */
export const HistoryPanel: PanelComponent = ({ model, documentId, document, activeTab }) => {
  if (!documentId || !document?.updatedAt || !model.startsWith('api::')) return null;
  const locale = typeof document.locale === 'string' ? document.locale : '';
  return {
    title: 'Historique',
    content: (
      <HistoryContent
        key={`${documentId} ${locale}`}
        document={{ uid: model, documentId, locale }}
        updatedAt={String(document.updatedAt)}
        isDraft={activeTab !== 'published'}
      />
    ),
  };
};
