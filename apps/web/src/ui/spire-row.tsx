import { ART } from '@/lib/art.data';
import { GoreRow } from './gore-row';

type SpireRowProps = { count: number; lit: number | null; place: 'middle' | 'right'; className?: string };

/** One half-gore for each of a few things, that of this one lit; what they are is written beside. */
export function SpireRow({ count, lit, place, className }: SpireRowProps) {
  const { url, width, height } = ART.spirePieces;
  return (
    <GoreRow
      pieces={`${url}#spire-`}
      count={count}
      lit={lit}
      viewBox={`0 0 ${count * width} ${height}`}
      preserveAspectRatio={place === 'middle' ? 'xMidYMax meet' : 'xMaxYMax meet'}
      className={className}
    />
  );
}
