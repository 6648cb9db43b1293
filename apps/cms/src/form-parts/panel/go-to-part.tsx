import { useEffect, useRef } from 'react';
import { Box, Menu } from '@strapi/design-system';
import { CONTENT_TYPE_VIEWS } from '../../editor/content-type-views.data';
import { partsOf } from '../form-parts.rules';
import { goToPart } from './form-place';
import { keepInSight } from './keep-in-sight';

/** Beside « Publier », which it keeps in sight with itself; on a small screen Strapi has both in the bar at the bottom. */
export function GoToPart({ slug = '' }: { slug?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = useRef<number | null>(null);
  const view = CONTENT_TYPE_VIEWS[slug];
  const parts = view ? partsOf(view) : [];

  useEffect(() => {
    const panel = place.current?.closest<HTMLElement>('aside');
    return panel ? keepInSight(panel) : undefined;
  }, []);

  /** The menu gives the focus back to its button when it closes: here it goes to the part. */
  const leaveMenu = (event: Event) => {
    if (chosen.current === null) return;
    event.preventDefault();
    goToPart(parts, chosen.current);
    chosen.current = null;
  };

  return (
    <Box ref={place} width="100%">
      {parts.length > 0 && (
        <Menu.Root>
          <Menu.Trigger variant="tertiary" fullWidth>
            Aller à…
          </Menu.Trigger>
          <Menu.Content onCloseAutoFocus={leaveMenu} maxHeight="60vh">
            {parts.map((part, index) => (
              <Menu.Item key={part} onSelect={() => (chosen.current = index)}>
                {part}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      )}
    </Box>
  );
}
