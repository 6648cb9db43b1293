import { useEffect, useRef, useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { findRemoved, nameOf, withPart, type RemovedPart as Removed } from '../removed-part.rules';

const SHOWN_MS = 10_000;

type Values = Record<string, unknown>;

/** What the last change took away, for ten seconds; nothing when the whole form was read again. */
function useRemoved() {
  const values = useForm('useRemoved', (form) => form.values as Values);
  const isModified = useForm('useRemoved', ({ modified }) => modified);
  const onChange = useForm('useRemoved', (form) => form.onChange);
  const before = useRef(values);
  const [removed, setRemoved] = useState<Removed | null>(null);

  useEffect(() => {
    const found = isModified ? findRemoved(before.current, values) : null;
    before.current = values;
    if (found) setRemoved(found);
    if (!isModified) setRemoved(null);
  }, [values, isModified]);
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => setRemoved(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [removed]);

  const undo = () => {
    if (!removed) return;
    onChange(removed.path.join('.'), withPart(values, removed) as never);
    setRemoved(null);
  };
  return { removed, undo };
}

/** PANEL-07: a block goes at one click, and comes back at one. */
export function RemovedPart() {
  const { removed, undo } = useRemoved();
  const name = removed ? nameOf(removed) : '';
  return (
    <Box
      role="status"
      position="fixed"
      bottom="3.2rem"
      left="50%"
      zIndex="popover"
      style={{ transform: 'translateX(-50%)' }}
    >
      {removed && (
        <Flex gap={4} padding={4} hasRadius background="neutral800" shadow="popupShadow">
          <Typography textColor="neutral0">
            {name === '' ? 'L’élément est supprimé.' : `« ${name} » est supprimé.`}
          </Typography>
          <Button variant="tertiary" onClick={undo}>
            Annuler
          </Button>
        </Flex>
      )}
    </Box>
  );
}
