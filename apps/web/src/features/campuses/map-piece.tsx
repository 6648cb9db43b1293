import { ART } from '@/lib/art.data';

/** A shape of the general map, from a file that browsers keep. */
export function MapPiece({ name, className }: { name: string; className?: string }) {
  return <use href={`${ART.campusMap.url}#${name}`} className={className} />;
}
