import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Black, of one bit a pixel: 15,000 by 15,000 are 27 kB. Complete, so that only its size can be held against it. */
export function largePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const small = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } });

/** A picture whose header says that it is this large; the rest of it is not read. */
export async function largeJpeg(width: number, height: number): Promise<Buffer> {
  const content = await small().jpeg().toBuffer();
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(height, frame + 5);
  content.writeUInt16BE(width, frame + 7);
  return content;
}

export async function largeAvif(width: number, height: number): Promise<Buffer> {
  const content = await small().avif({ effort: 0 }).toBuffer();
  const extent = content.indexOf('ispe');
  content.writeUInt32BE(width, extent + 8);
  content.writeUInt32BE(height, extent + 12);
  return content;
}

/** Says that it is small; what is coded in it is not. */
export async function lyingAvif(width: number, height: number): Promise<Buffer> {
  const coded = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .avif({ effort: 0 })
    .toBuffer();
  const extent = coded.indexOf('ispe');
  coded.writeUInt32BE(16, extent + 8);
  coded.writeUInt32BE(16, extent + 12);
  return coded;
}

/** Two images of a canvas. */
export async function largeAnimation(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#123456', '#fedcba'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const content = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const canvas = content.indexOf('VP8X') + 12;
  content.writeUIntLE(width - 1, canvas, 3);
  content.writeUIntLE(height - 1, canvas + 3, 3);
  return content;
}
