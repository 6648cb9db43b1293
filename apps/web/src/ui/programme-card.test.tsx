import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProgrammeCard, ProgrammeCards, ProgrammeCardSkeleton } from './programme-card';

const programme = {
  href: '/programme/ri',
  title: 'Relations internationales',
  kind: 'Bachelor',
  domain: 'Relations internationales',
  tint: 'mer',
  facts: [{ label: 'Rythme', value: 'Initial' }],
} as const;

describe('ProgrammeCard', () => {
  const html = renderToStaticMarkup(<ProgrammeCard {...programme} level={3} />);

  it('is one link, the title, at the level the page asks for', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/programme\/ri">Relations internationales<\/a><\/h3>/);
  });

  it('stands without an image', () => {
    expect(html).not.toContain('<img');
  });

  it('writes the domain that the tint shows', () => {
    const html = renderToStaticMarkup(<ProgrammeCard {...programme} title="Autre" />);
    expect(html).toContain('teinte-mer');
    expect(html).toContain('>Relations internationales</span>');
  });

  it('leaves the list of facts out when there is none', () => {
    expect(renderToStaticMarkup(<ProgrammeCard {...programme} facts={[]} />)).not.toContain('<dl');
  });
});

describe('ProgrammeCardSkeleton', () => {
  it('is silent: the list says that it is busy', () => {
    const html = renderToStaticMarkup(
      <ProgrammeCards isBusy>
        <ProgrammeCardSkeleton />
      </ProgrammeCards>,
    );
    expect(html).toMatch(/^<ul[^>]* aria-busy="true"/);
    expect(html).toMatch(/<li[^>]* aria-hidden="true"/);
  });
});
