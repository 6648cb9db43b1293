import { useState } from 'react';
import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { NavLink } from 'react-router-dom';
import { LIST_NOUNS } from './list-nouns';
import { useGetDocumentUsesQuery, type NamedDocument, type ShownGroup } from './used-api';

const FIRST_SHOWN = 3;

function Group({ group, isWhole }: { group: ShownGroup; isWhole: boolean }) {
  const { uid, kind, label, documents } = group;
  const shown = isWhole ? documents : documents.slice(0, FIRST_SHOWN);
  return (
    <Box tag="section" aria-label={`${LIST_NOUNS[uid] ?? uid}, ${label}`}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {LIST_NOUNS[uid] ?? uid} ({documents.length})
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {kind === 'relation' || kind === 'picture' ? `dans « ${label} »` : `nommé dans « ${label} »`}
      </Typography>
      <Box tag="ul" paddingTop={1}>
        {shown.map(({ documentId, title, isPublished }) => (
          <Box tag="li" key={documentId} paddingTop={1}>
            <Link tag={NavLink} to={`/content-manager/collection-types/${uid}/${documentId}`}>
              {title || 'Sans titre'}
            </Link>
            {!isPublished && (
              <Typography variant="pi" textColor="neutral600">
                {' '}
                (brouillon)
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Uses(named: NamedDocument) {
  const [isWhole, setWhole] = useState(false);
  const { data, isError } = useGetDocumentUsesQuery(named);
  if (isError) return <Typography>Les utilisations n’ont pas pu être lues.</Typography>;
  if (!data) return <Typography textColor="neutral600">Lecture…</Typography>;
  if (data.groups.length === 0)
    return <Typography textColor="neutral600">Aucun autre contenu ne l’utilise.</Typography>;

  const hasMore = data.groups.some(({ documents }) => documents.length > FIRST_SHOWN);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography fontWeight="bold">{data.summary}</Typography>
      {data.groups.map((group) => (
        <Group key={`${group.uid} ${group.kind} ${group.field}`} group={group} isWhole={isWhole} />
      ))}
      {hasMore && (
        <Button variant="tertiary" size="S" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? 'Voir moins' : 'Voir tout'}
        </Button>
      )}
    </Flex>
  );
}

/** USED-01: what uses the document that is open, beside its form. */
export const UsedPanel: PanelComponent = ({ model, documentId }) =>
  documentId && documentId !== 'create'
    ? { title: 'Utilisé dans', content: <Uses uid={model} documentId={documentId} /> }
    : null;
