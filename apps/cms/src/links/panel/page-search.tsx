import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Box, Field, Flex, Typography } from '@strapi/design-system';
import type { OfferedPage } from '../find-pages';
import { nextPlace } from './list-keys.rules';
import { PageLine } from './page-line';
import { useGetPagesQuery } from './links-api';
import { useSchoolAsked } from './use-school-asked';

const PAUSE_MS = 250;
const NO_PAGES: readonly OfferedPage[] = [];

/** The text once the editor pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The pages that answer what is typed: none while they answer what was typed before. */
function useFoundPages(text: string) {
  const q = usePaused(text.trim());
  const { site } = useSchoolAsked();
  const asked = { q, ...(site ? { site } : {}) };
  const { data, isFetching } = useGetPagesQuery(asked, { skip: q === '' });
  const isLate = isFetching || q !== text.trim();
  return { q, isLate, pages: q === '' ? NO_PAGES : (data?.pages ?? NO_PAGES) };
}

type Props = { isDisabled: boolean; onChoose: (page: OfferedPage) => void };

/** LINK-06: the published pages of the school, by a word of their title or address; chosen with the pointer or the keyboard. */
export function PageSearch({ isDisabled, onChoose }: Props) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const list = useId();
  const { q, isLate, pages } = useFoundPages(text);
  const idOf = (index: number) => `${list}-${index}`;
  const active = pages[place];

  const press = (event: KeyboardEvent) => {
    // In a form, Enter saves it: here it chooses, or does nothing.
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && !isLate) onChoose(active);
      return;
    }
    const next = nextPlace(event.key, place, pages.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Field.Input
        role="combobox"
        aria-label="Page du site"
        aria-autocomplete="list"
        aria-expanded={pages.length > 0}
        aria-controls={list}
        aria-activedescendant={active ? idOf(place) : undefined}
        placeholder="Chercher une page du site par son titre"
        autoComplete="off"
        disabled={isDisabled}
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
      />
      <Box role="status">
        {q !== '' && pages.length === 0 && (
          <Typography textColor="neutral600">
            {isLate ? 'Recherche…' : 'Aucune page publiée de ce nom.'}
          </Typography>
        )}
      </Box>
      <Box
        tag="ul"
        id={list}
        role="listbox"
        aria-label="Pages du site"
        maxHeight="24rem"
        overflow="auto"
        borderColor={pages.length > 0 ? 'neutral200' : 'transparent'}
        hasRadius
      >
        {pages.map((page, index) => (
          <PageLine
            key={page.address}
            id={idOf(index)}
            page={page}
            isActive={index === place}
            onChoose={() => onChoose(page)}
          />
        ))}
      </Box>
    </Flex>
  );
}
