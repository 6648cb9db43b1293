import { codedPixels } from './av1-size.rules';

type Box = { type: string; start: number; end: number };

/** What a picture of the web is made of; any other part would be decoded by a way that nobody counts. */
const PARTS = new Set(['av01', 'grid', 'tmap', 'Exif', 'mime']);
const FULL_BOX = 4;

const uint = (file: Buffer, at: number, bytes: number): number =>
  bytes === 0 ? 0 : bytes === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, bytes);

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at);
    const size = short === 1 ? uint(file, at + 8, 8) : short === 0 ? to - at : short;
    const start = at + (short === 1 ? 16 : 8);
    if (at + size > to || start > at + size) throw new RangeError('A box beyond its own');
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start, end: at + size });
    at += size;
  }
  return boxes;
}

function only(boxes: readonly Box[], type: string): Box {
  const [box, ...more] = boxes.filter((one) => one.type === type);
  if (!box || more.length > 0) throw new RangeError(`Not one ${type}`);
  return box;
}

/** The parts of the file, by their number. */
function readParts(file: Buffer, { start, end }: Box): Map<number, string> {
  const isLong = file.readUInt8(start) > 0;
  const entries = boxesIn(file, start + FULL_BOX + (isLong ? 4 : 2), end).map((entry) => {
    const version = file.readUInt8(entry.start);
    if (entry.type !== 'infe' || version < 2) throw new RangeError('An entry of another time');
    const wide = version === 3 ? 4 : 2;
    const at = entry.start + FULL_BOX;
    return [uint(file, at, wide), file.toString('latin1', at + wide + 2, at + wide + 6)] as const;
  });
  return new Map(entries);
}

/** Where each part lies: its bytes, put together. */
function* readData(file: Buffer, { start }: Box, inside: Box | undefined) {
  const version = file.readUInt8(start);
  const [sizes, more] = [file.readUInt8(start + 4), file.readUInt8(start + 5)];
  const [offsets, lengths, bases, indexes] = [sizes >> 4, sizes & 15, more >> 4, version > 0 ? more & 15 : 0];
  let at = start + 6;
  const next = (bytes: number) => {
    at += bytes;
    return uint(file, at - bytes, bytes);
  };
  const wide = version < 2 ? 2 : 4;
  let rest = file.length;
  for (let items = next(wide); items > 0; items -= 1) {
    const id = next(wide);
    const method = version > 0 ? next(2) & 15 : 0;
    if (method > 1 || next(2) !== 0) throw new RangeError('Data of another file');
    const origin = next(bases) + (method === 1 ? (inside?.start ?? file.length) : 0);
    const pieces: Buffer[] = [];
    for (let extents = next(2); extents > 0; extents -= 1) {
      next(indexes);
      const from = origin + next(offsets);
      const length = next(lengths);
      rest -= length;
      if (length === 0 || from + length > file.length) throw new RangeError('Data beyond the file');
      // The same bytes named a thousand times are gigabytes.
      if (rest < 0) throw new RangeError('More data than the file has');
      pieces.push(file.subarray(from, from + length));
    }
    yield { id, data: Buffer.concat(pieces) };
  }
}

/**
 * How many pixels the largest part of an AVIF has as it is coded. Its header says a size of its own, which the decoder compares with
 * the coded one when both are in memory. Null for a file that is put together in a way that no program for pictures writes.
 */
export function avifPixels(file: Buffer): number | null {
  try {
    const meta = only(boxesIn(file, 0, file.length), 'meta');
    const boxes = boxesIn(file, meta.start + FULL_BOX, meta.end);
    const parts = readParts(file, only(boxes, 'iinf'));
    if ([...parts.values()].some((type) => !PARTS.has(type))) return null;
    const inside = boxes.find(({ type }) => type === 'idat');
    let most = 0;
    for (const { id, data } of readData(file, only(boxes, 'iloc'), inside))
      if (parts.get(id) === 'av01') most = Math.max(most, codedPixels(data));
    return most || null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
