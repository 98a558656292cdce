import { deflateRawSync } from 'node:zlib';

interface PackOptions {
  /** Writes the places of the directory as archives with more than 65,535 files do. */
  isLong?: boolean;
  comment?: string;
}

/** A zip archive with these files, packed by turns. */
export function packZip(files: Record<string, string>, options: PackOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const headers: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const isPacked = locals.length % 2 === 0;
    const content = isPacked ? deflateRawSync(text) : Buffer.from(text);
    const method = isPacked ? 8 : 0;
    headers.push(header({ name, method, bytes: content.length, offset }));
    const local = Buffer.concat([localHeader(name, method), content]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(headers);
  return Buffer.concat([
    ...locals,
    directory,
    end({ count: headers.length, offset, at: offset + directory.length }, options),
  ]);
}

function localHeader(name: string, method: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(method, 8);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

interface Packed {
  name: string;
  method: number;
  bytes: number;
  offset: number;
}

function header({ name, method, bytes, offset }: Packed): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(bytes, 20);
  head.writeUInt16LE(Buffer.byteLength(name), 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, Buffer.from(name)]);
}

interface Directory {
  count: number;
  offset: number;
  /** Where it ends. */
  at: number;
}

function end(
  { count, offset, at }: Directory,
  { isLong = false, comment = '' }: PackOptions,
): Buffer {
  const short = Buffer.alloc(22);
  short.writeUInt32LE(0x06054b50, 0);
  short.writeUInt16LE(isLong ? 0xffff : count, 10);
  short.writeUInt32LE(isLong ? 0xffffffff : offset, 16);
  short.writeUInt16LE(comment.length, 20);
  const last = Buffer.concat([short, Buffer.from(comment)]);
  return isLong ? Buffer.concat([longEnd({ count, offset, at }), last]) : last;
}

function longEnd({ count, offset, at }: Directory): Buffer {
  const long = Buffer.alloc(56);
  long.writeUInt32LE(0x06064b50, 0);
  long.writeBigUInt64LE(BigInt(count), 32);
  long.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at), 8);
  return Buffer.concat([long, locator]);
}
