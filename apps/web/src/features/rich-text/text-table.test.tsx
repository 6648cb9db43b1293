import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { TextTable } from './text-table';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

const cell = (text: string, isBold = false) => [
  { kind: 'text' as const, text, marks: isBold ? (['bold'] as const) : [] },
];
const table = {
  caption: 'Rentrée 2027',
  columns: [cell('Session'), cell('Dépôt')],
  rows: [[cell('Anticipée'), cell('novembre', true)]],
};

const render = (caption: string | null) =>
  renderToStaticMarkup(<TextTable site={site} table={{ ...table, caption }} label="Calendrier" />);

describe('TextTable', () => {
  it('names its columns and its rows, and shows what is bold', () => {
    const html = render(table.caption);
    expect(html).toContain('<th scope="col">Session</th><th scope="col">Dépôt</th>');
    expect(html).toContain('<th scope="row">Anticipée</th><td><strong>novembre</strong></td>');
  });

  it('can be reached and scrolled with the keyboard, under the name of its caption', () => {
    expect(render(table.caption)).toMatch(/<div role="group" aria-label="Rentrée 2027" tabindex="0"/);
  });

  it('without a caption is named by its block, for those who do not see the title', () => {
    const html = render(null);
    expect(html).toContain('aria-label="Calendrier"');
    expect(html).toContain('<caption class="visually-hidden">Calendrier</caption>');
  });
});
