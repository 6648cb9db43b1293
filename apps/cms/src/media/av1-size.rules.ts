import { readBits } from './read-bits.rules';

const SEQUENCE_HEADER = 1;

/** A whole number as AV1 writes it, seven bits a byte; and how many bytes it takes. */
function readLeb128(bytes: Uint8Array, from: number): { value: number; length: number } {
  let value = 0;
  for (let length = 0; length < 8; length += 1) {
    const byte = bytes[from + length];
    if (byte === undefined) break;
    value += (byte & 0x7f) * 2 ** (7 * length);
    if (byte < 0x80) return { value, length: length + 1 };
  }
  throw new RangeError('A length without end');
}

/** The largest frame of a sequence (AV1 bitstream, 5.5.1); a picture has no clock. */
function pixelsOf(header: Uint8Array): number {
  const read = readBits(header);
  read(4);
  const isReduced = read(1) === 1;
  if (isReduced) read(5);
  else {
    if (read(1) === 1) throw new RangeError('A clock');
    const isDelayed = read(1) === 1;
    for (let points = read(5) + 1; points > 0; points -= 1) {
      read(12);
      if (read(5) > 7) read(1);
      if (isDelayed && read(1) === 1) read(4);
    }
  }
  const [widthBits, heightBits] = [read(4) + 1, read(4) + 1];
  return (read(widthBits) + 1) * (read(heightBits) + 1);
}

/** How many pixels the decoder of AV1 makes of this data at the most; RangeError for data that is not one picture. */
export function codedPixels(data: Uint8Array): number {
  let most = 0;
  for (let at = 0; at < data.length;) {
    const head = data[at] ?? 0;
    const start = at + (head & 4 ? 2 : 1);
    const size = head & 2 ? readLeb128(data, start) : { value: data.length - start, length: 0 };
    const end = start + size.length + size.value;
    if (end > data.length) throw new RangeError('Cut short');
    if (((head >> 3) & 15) === SEQUENCE_HEADER)
      most = Math.max(most, pixelsOf(data.subarray(start + size.length, end)));
    at = end;
  }
  if (most === 0) throw new RangeError('No sequence');
  return most;
}
