/** What search engines show of a description, at most (V-13). */
export const DESCRIPTION_MAX = 165;
/** A sentence that ends before this says too little to stand alone. */
const SENTENCE_MIN = 80;
const ELLIPSIS = '…';

/** Where the last sentence that fits whole ends; 0: none does. */
function endOfSentence(text: string): number {
  const ends = [...text.matchAll(/[.!?…](?:[\s\u00a0\u202f]?»)?(?=\s)/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return ends.findLast((end) => end <= DESCRIPTION_MAX) ?? 0;
}

/** « … de la négociation, » says that more was to come: what joins two parts goes with the second. */
const DANGLING =
  /(?:[\s\u00a0\u202f,;:–—(«]|\s(?:à|au|aux|de|des|du|en|et|la|le|les|ou|par|pour|sur|un|une|dans|hors|sans|entre|que|qui|a|an|and|for|in|of|on|or|the|to|with))+$/iu;

/** At the end of a sentence if one is near, else at a word. */
export function shortDescription(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const sentence = endOfSentence(text);
  if (sentence >= SENTENCE_MIN) return text.slice(0, sentence);
  const room = text.slice(0, DESCRIPTION_MAX);
  const words =
    room.slice(0, Math.max(room.lastIndexOf(' '), room.lastIndexOf('\u00a0'))) || room.slice(0, -1);
  return `${words.replace(DANGLING, '')}${ELLIPSIS}`;
}
