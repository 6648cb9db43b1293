import type { LoadedBlock } from './loaded-block';

/** What a block stands on. */
type Ground = 'papier' | 'craie' | 'encre' | 'teinte';

type BlockGroup = { ground: Ground; blocks: LoadedBlock[] };

const GROUNDS: Partial<Record<LoadedBlock['kind'], Ground>> = {
  'key-figures': 'encre',
  'call-to-action': 'teinte',
  table: 'craie',
  carousel: 'craie',
  events: 'craie',
  video: 'craie',
};

/** Blocks that follow one another on the same ground share it; a call to action stands alone. */
export function groupBlocks(blocks: readonly LoadedBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const ground = GROUNDS[block.kind] ?? 'papier';
    const last = groups.at(-1);
    if (last?.ground === ground && ground !== 'teinte') last.blocks.push(block);
    else groups.push({ ground, blocks: [block] });
  }
  return groups;
}

/** Up to so many cards stand side by side; a longer list is read as lines, and a page has one look for its cards. */
const CARDS_MAX = 4;

export function hasLongCards(blocks: readonly LoadedBlock[]): boolean {
  return blocks.some((block) => block.kind === 'cards' && block.cards.length > CARDS_MAX);
}
