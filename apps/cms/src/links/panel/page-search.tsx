import { useEffect, useState } from 'react';
import { Box, Field, Flex, Typography } from '@strapi/design-system';
import type { OfferedPage } from '../find-pages';
import { useGetPagesQuery } from './links-api';
import { useSchoolAsked } from './use-school-asked';

const PAUSE_MS = 250;

/** The text once the editor pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

type LineProps = { page: OfferedPage; onChoose: () => void };

function Line({ page: { title, kind, path }, onChoose }: LineProps) {
  return (
    <Box tag="li">
      <Box
        tag="button"
        type="button"
        width="100%"
        paddingTop={2}
        paddingBottom={2}
        paddingLeft={3}
        paddingRight={3}
        background="neutral0"
        cursor="pointer"
        textAlign="left"
        onClick={onChoose}
      >
        <Typography tag="span" display="block" fontWeight="semiBold" textColor="neutral800">
          {title}
        </Typography>{' '}
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {kind}, {path}
        </Typography>
      </Box>
    </Box>
  );
}

function Results({ q, onChoose }: { q: string; onChoose: (page: OfferedPage) => void }) {
  const { site } = useSchoolAsked();
  const { data, isFetching } = useGetPagesQuery({ q, ...(site ? { site } : {}) });
  if (!data) return <Typography textColor="neutral600">{isFetching ? 'Recherche…' : ''}</Typography>;
  if (data.pages.length === 0)
    return <Typography textColor="neutral600">Aucune page publiée de ce nom.</Typography>;
  return (
    <Box
      tag="ul"
      aria-label="Pages du site"
      maxHeight="24rem"
      overflow="auto"
      borderColor="neutral200"
      hasRadius
    >
      {data.pages.map((page) => (
        <Line key={page.address} page={page} onChoose={() => onChoose(page)} />
      ))}
    </Box>
  );
}

type Props = { isDisabled: boolean; onChoose: (page: OfferedPage) => void };

/** LINK-06: the published pages of the school, by a word of their title or address. */
export function PageSearch({ isDisabled, onChoose }: Props) {
  const [text, setText] = useState('');
  const q = usePaused(text.trim());
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Field.Input
        aria-label="Page du site"
        placeholder="Chercher une page du site par son titre"
        autoComplete="off"
        disabled={isDisabled}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {q !== '' && <Results q={q} onChoose={onChoose} />}
    </Flex>
  );
}
