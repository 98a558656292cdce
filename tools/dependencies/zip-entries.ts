import { inflateRawSync } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  name: string;
  /** Unpacks it; throws where it is larger than `MOST_BYTES`, damaged, or packed in another way than by deflate. */
  read: () => Buffer;
}

/** Of one unpacked file. */
const MOST_BYTES = 64 * 1024 * 1024;

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const HEADER = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** Stands in the short fields where the long ones count (PKWARE's APPNOTE, 4.4.1.4). */
const LONG = 0xffffffff;
const LONG_COUNT = 0xffff;

/** The files of a zip archive (PKWARE's APPNOTE 6.3), with more than 65,535 files too. */
export function* zipEntries(zip: Buffer): Generator<ZipEntry> {
  const { count, offset } = directoryOf(zip);
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== HEADER) throw new Error('The archive is damaged.');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    ) as [number, number, number];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const file = {
      method: zip.readUInt16LE(at + 10),
      bytes: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    };
    if (!name.endsWith('/')) yield { name, read: () => unpack(zip, file) };
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
}

function directoryOf(zip: Buffer): { count: number; offset: number } {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  const offset = zip.readUInt32LE(end + 16);
  if (count !== LONG_COUNT && offset !== LONG) return { count, offset };
  const locator = end - 20;
  if (locator < 0 || zip.readUInt32LE(locator) !== LOCATOR_64) return { count, offset };
  const end64 = Number(zip.readBigUInt64LE(locator + 8));
  if (zip.readUInt32LE(end64) !== END_64) throw new Error('The archive is damaged.');
  return {
    count: Number(zip.readBigUInt64LE(end64 + 32)),
    offset: Number(zip.readBigUInt64LE(end64 + 48)),
  };
}

/** Behind it there may be a comment. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new Error('This is no zip archive.');
}

function unpack(zip: Buffer, file: { method: number; bytes: number; offset: number }): Buffer {
  const names = zip.readUInt16LE(file.offset + 26) + zip.readUInt16LE(file.offset + 28);
  const from = file.offset + 30 + names;
  const packed = zip.subarray(from, from + file.bytes);
  if (file.method === 0) return packed;
  if (file.method !== 8) throw new Error('The archive is packed in an unknown way.');
  return inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
}
