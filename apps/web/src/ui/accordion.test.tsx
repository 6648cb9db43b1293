import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion';

describe('Accordion', () => {
  it('opens without JavaScript, and only what it is told to open', () => {
    const html = renderToStaticMarkup(
      <Accordion
        items={[
          { id: 'prix', title: 'Le prix', content: 'Rien.', isOpen: true },
          { id: 'lieu', title: 'Le lieu', content: 'Ici.' },
        ]}
      />,
    );
    expect(html).toMatch(/<details id="prix"[^>]* open=""/);
    expect(html).toMatch(/<details id="lieu" class="[^"]*"><summary[^>]*>Le lieu/);
  });
});
