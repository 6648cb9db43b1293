import { expect, it } from 'vitest';
import { aContext } from './data-context.fixture';
import { graphText } from './graph';

const CRUMBS = [{ label: 'Accueil', href: '/' }, { label: 'Campus', href: '/campus' }, { label: 'Lyon' }];

it('says where the page is, as the page shows it', () => {
  expect(JSON.parse(graphText([], CRUMBS, aContext()) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Accueil',
            item: { '@id': 'https://www.meridia.example/' },
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Campus',
            item: { '@id': 'https://www.meridia.example/campus' },
          },
          { '@type': 'ListItem', position: 3, name: 'Lyon' },
        ],
      },
    ],
  });
});

it('lets no word of the content end the script', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = graphText([{ '@type': 'Place', name }], [], aContext()) ?? '';

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

it.each([[[]], [[{ label: 'Accueil' }]]])('has nothing to say of %j', (crumbs) => {
  expect(graphText([], crumbs, aContext())).toBeUndefined();
});
