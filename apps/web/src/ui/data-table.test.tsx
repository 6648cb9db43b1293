import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable } from './data-table';

function draw(isCaptioned: boolean): string {
  return renderToStaticMarkup(
    <DataTable label="Rentrée 2027" isCaptioned={isCaptioned} columns={['Session', 'Réponse']}>
      <tr>
        <th scope="row">Anticipée</th>
        <td>décembre</td>
      </tr>
    </DataTable>,
  );
}

describe('DataTable', () => {
  it('is reached by the keyboard and says what it is', () => {
    expect(draw(true)).toMatch(/<div role="group" aria-label="Rentrée 2027" tabindex="0"/);
    expect(draw(true)).toContain('<th scope="col">Session</th>');
  });

  it('has its caption read out when a title above shows it', () => {
    expect(draw(false)).toContain('<caption class="visually-hidden">Rentrée 2027</caption>');
  });
});
