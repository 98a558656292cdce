import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ReleaseFiles } from './release-files';
import { requireReleasePath } from './release-path';

/** Of a file that is not whole yet; the gateway serves no such names. */
const UNFINISHED = '.incoming-';

/** Release files in a folder of this machine, or of one that is mounted. */
export class FolderFiles implements ReleaseFiles {
  private readonly root: string;

  constructor(folder: string) {
    this.root = resolve(folder);
  }

  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.placeOf(path));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async write(path: string, content: Buffer | string): Promise<void> {
    const place = this.placeOf(path);
    const folder = dirname(place);
    await mkdir(folder, { recursive: true });
    const next = join(folder, `${UNFINISHED}${randomUUID()}`);
    try {
      await writeFile(next, content, { flush: true });
      await rename(next, place);
    } catch (error) {
      await rm(next, { force: true });
      throw error;
    }
  }

  async list(folder: string): Promise<string[]> {
    try {
      const found = await readdir(this.placeOf(folder), { withFileTypes: true, recursive: true });
      return found
        .filter((one) => one.isFile() && !one.name.startsWith(UNFINISHED))
        .map((one) => relative(this.root, join(one.parentPath, one.name)).split(sep).join('/'));
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  async remove(folder: string): Promise<void> {
    await rm(this.placeOf(folder), { recursive: true, force: true });
  }

  private placeOf(path: string): string {
    requireReleasePath(path);
    return join(this.root, path);
  }
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
