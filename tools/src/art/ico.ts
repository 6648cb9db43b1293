type IconImage = { size: number; png: Buffer };

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const IS_ICON = 1;
const BITS_PER_PIXEL = 32;

/** One entry of the directory: a size of 256 is written as 0. */
function writeEntry({ size, png }: IconImage, offset: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt8(size % 256, 0);
  entry.writeUInt8(size % 256, 1);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(BITS_PER_PIXEL, 6);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}

/** An ICO file: a directory, then the pictures as PNG, which every program of today reads. */
export function toIco(images: readonly IconImage[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(IS_ICON, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = HEAD_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map((image) => {
    const entry = writeEntry(image, offset);
    offset += image.png.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images.map(({ png }) => png)]);
}
