import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { ProgrammeLine } from './programme-line';
import { aProgramme } from './programme.fixture';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

describe('ProgrammeLine', () => {
  const html = renderToStaticMarkup(<ProgrammeLine site={site} programme={aProgramme()} />);

  it('is one link, the title, at the level the page asks for', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/programme\/ri">Relations internationales<\/a><\/h3>/);
  });

  it('V-11 writes the domain that its tint shows', () => {
    const line = (
      <ProgrammeLine site={site} programme={aProgramme({ name: 'Autre', domain: 'management' })} />
    );
    const html = renderToStaticMarkup(line);
    expect(html).toContain('teinte-paille');
    expect(html.replace(/<[^>]+>/g, '')).toContain('Bachelor Management');
  });

  it('pairs each fact with its name', () => {
    expect(html).toContain('<dt>Rythme</dt><dd>Initial</dd>');
  });
});
