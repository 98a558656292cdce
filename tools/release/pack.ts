import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UserError } from '@zaino/tools/machine/user-error';

const BLOCK = 512;
const LONGEST_NAME = 100;

/** A folder's files as a tar archive (POSIX ustar), packed with gzip: the same bytes for the same files, whoever packs them. */
export function packFolder(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .sort();
  const entries = files.flatMap((file) => entryOf(file, readFileSync(join(folder, file))));
  // Two empty blocks are the end.
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]));
}

function entryOf(name: string, content: Buffer): Buffer[] {
  if (Buffer.byteLength(name) > LONGEST_NAME) {
    throw new UserError(`The name of ${name} is longer than ${LONGEST_NAME} bytes.`);
  }
  return [headerOf(name, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  // The sum counts itself as blanks.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}
