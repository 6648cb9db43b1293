import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoicesField } from './choices-field';

const html = renderToStaticMarkup(
  <ChoicesField
    id="campus"
    name="campus"
    label="Campus"
    value="Lyon"
    submitLabel="Filtrer"
    choices={[
      { value: 'lyon', label: 'Lyon', count: 30, countText: '30 formations', isChosen: true },
      { value: 'nice', label: 'Nice', count: 12, countText: '12 formations', isChosen: false },
    ]}
  />,
);

it('is a button named by its label and by what is chosen, which opens its choices without a script', () => {
  expect(html).toMatch(
    /<button type="button" id="campus" popoverTarget="campus-choices" aria-labelledby="campus-label campus"[^>]*>Lyon</i,
  );
  expect(html).toMatch(/<div id="campus-choices" popover="auto" role="group" aria-labelledby="campus-label"/);
});

it('takes several values, each with what it gives', () => {
  expect(html).toMatch(/<input type="checkbox"[^>]* name="campus" checked="" value="lyon"\/>/);
  expect(html).toMatch(/<input type="checkbox"[^>]* name="campus" value="nice"\/>/);
  expect(html).toMatch(/>Nice<.*aria-hidden="true"[^>]*>12<.*, 12 formations</);
});

it('sends the form from its panel', () => {
  expect(html).toMatch(/<button type="submit"[^>]*>Filtrer<\/button>/);
});
