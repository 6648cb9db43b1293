import type { MarkedText } from '@/content/search/search.model';

/** What was searched for stands out, in a text that is plain. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(([piece, isMarked], rank) => (isMarked ? <mark key={rank}>{piece}</mark> : piece));
}
