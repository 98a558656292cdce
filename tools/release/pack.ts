import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** A folder's files as a tar archive, packed with gzip: the same bytes for the same files, whoever packs them. */
export async function packFolder(folder: string): Promise<Buffer<ArrayBuffer>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .sort();
  const entries = names.map((name) => {
    const data = new Uint8Array(readFileSync(join(folder, name)));
    const header = {
      name,
      size: data.length,
      type: 'file',
      mode: 0o644,
      mtime: new Date(0),
    } as const;
    return { header, data };
  });
  return gzipSync(await packTar(entries));
}
