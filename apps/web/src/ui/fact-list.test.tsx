import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FactList } from './fact-list';

it('FactList leaves the list of facts out when there is none', () => {
  expect(renderToStaticMarkup(<FactList facts={[{ label: 'Rythme', value: 'Initial' }]} />)).toContain('<dl');
  expect(renderToStaticMarkup(<FactList facts={[]} />)).not.toContain('<dl');
});
