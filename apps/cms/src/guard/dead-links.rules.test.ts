import { describe, expect, it } from 'vitest';
import { findDeadLinks, namedAddresses } from './dead-links.rules';

const text = (url: string) => [
  {
    type: 'list',
    children: [
      { type: 'list-item', children: [{ type: 'link', url, children: [{ type: 'text', text: 'x' }] }] },
    ],
  },
];
const document = {
  title: '/pas-un-lien',
  linkUrl: '/agenda?campus=lyon#liste',
  body: [
    { __component: 'body.rich-text', content: text('/en/campus/lyon') },
    {
      __component: 'block.cards',
      cards: [
        { url: '/perdue' },
        { url: 'https://ailleurs.example/perdue' },
        { url: `/@campus/${'d'.repeat(24)}` },
      ],
    },
  ],
  picture: { mime: 'image/webp', url: '/media/x.webp', folderPath: '/1' },
};
const targets = {
  isAnswered: (path: string) => ['/agenda', '/en/campus/lyon'].includes(path),
  isToCome: (path: string) => path === '/bientot',
};

describe('GUARD-05 the links of a document', () => {
  it('GUARD-05 are found in its fields, blocks and texts, however deep; nothing else is one', () => {
    expect(namedAddresses(document)).toEqual([
      { at: ['linkUrl'], address: '/agenda?campus=lyon#liste' },
      { at: ['body', 0, 'content'], address: '/en/campus/lyon' },
      { at: ['body', 1, 'cards', 0, 'url'], address: '/perdue' },
    ]);
  });

  it('GUARD-05 one that leads nowhere blocks, on its field', () => {
    expect(findDeadLinks(namedAddresses(document), targets)).toEqual([
      {
        rule: 'link-dead',
        degree: 'blocks',
        path: ['body', 1, 'cards', 0, 'url'],
        sentence: 'Le lien « /perdue » ne mène à aucune page du site : corrigez-le.',
      },
    ]);
  });

  it('GUARD-05 one to a draft is told, so that two new pages can name each other', () => {
    const [finding] = findDeadLinks([{ at: ['url'], address: '/bientot/' }], targets);
    expect(finding).toMatchObject({ rule: 'link-to-come', degree: 'warns' });
  });

  it('GUARD-05 an address that cannot be read leads nowhere', () => {
    const [finding] = findDeadLinks([{ at: ['url'], address: '/%E0%A4%A' }], targets);
    expect(finding).toMatchObject({ rule: 'link-dead', path: ['url'] });
  });
});
