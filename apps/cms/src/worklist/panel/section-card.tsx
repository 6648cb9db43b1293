import { useState } from 'react';
import { Badge, Box, Flex, Link, TextButton, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { SiteKey } from '@meridia/domain/sites';
import type { WorkLine, WorkSection } from '../worklist.model';
import { SECTION_WORDS } from './section-words.data';
import { useGetWorklistQuery } from './worklist-api';

const UNREAD = 'Cette liste n’a pas pu être lue. Les autres sont à jour ; rouvrez l’accueil dans un instant.';

function Lines({ lines }: { lines: readonly WorkLine[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {lines.map(({ key, title, detail, to }) => (
        <Box tag="li" key={key}>
          <Link tag={NavLink} to={to}>
            {title}
          </Link>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {detail}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** All of a section, once somebody wants to see more than its first lines. */
function WholeLines({ site, section }: { site: SiteKey; section: WorkSection }) {
  const { data } = useGetWorklistQuery({ site, section: section.name });
  const [whole] = data?.sections ?? [];
  return <Lines lines={whole && !whole.isUnread ? whole.lines : section.lines} />;
}

type Props = { site: SiteKey; section: WorkSection };

function Content({ site, section }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (section.isUnread) return <Typography textColor="danger600">{UNREAD}</Typography>;
  const hasMore = section.total > section.lines.length;
  return (
    <>
      {isWhole ? <WholeLines site={site} section={section} /> : <Lines lines={section.lines} />}
      {hasMore && (
        <Box paddingTop={4}>
          <TextButton onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? 'Voir moins' : `Voir les ${section.total}`}
          </TextButton>
        </Box>
      )}
    </>
  );
}

/** WORK-01: a section of the worklist in which something waits, or that could not be read. */
export function SectionCard({ site, section }: Props) {
  const { title, help, place } = SECTION_WORDS[section.name];
  const id = `worklist-${section.name}`;
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      padding={6}
      shadow="tableShadow"
      hasRadius
      width="100%"
    >
      <Flex gap={2} paddingBottom={1}>
        <Typography variant="delta" tag="h2" id={id}>
          {title}
        </Typography>
        {section.total > 0 && <Badge>{section.total}</Badge>}
        {place && (
          <Box marginLeft="auto">
            <Link tag={NavLink} to={place.to}>
              {place.label}
            </Link>
          </Box>
        )}
      </Flex>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {help}
      </Typography>
      <Box paddingTop={4}>
        <Content site={site} section={section} />
      </Box>
    </Box>
  );
}
