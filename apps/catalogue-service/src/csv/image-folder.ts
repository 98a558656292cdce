import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { IMAGE_BYTES } from '@zaino/contracts/shared';
import type { KeptImage, MediaStore } from '@zaino/service/media/media-store';
import { joinEntries, splitEntries } from './cell-text';

const PREFIX = 'file:';

/** Keeps the images of a folder that the lines of a file name as `file:<name>`, each once. */
export class ImageFolder {
  private readonly kept = new Map<string, Promise<KeptImage>>();

  constructor(
    private readonly folder: string,
    private readonly media: MediaStore,
  ) {}

  /** Images that were named by now. */
  get count(): number {
    return this.kept.size;
  }

  /** A cell with the addresses that the images have by now; throws an error whose message is for a person. */
  async read(cell: string): Promise<string> {
    const entries: string[] = [];
    for (const entry of splitEntries(cell)) {
      entries.push(entry.startsWith(PREFIX) ? await this.keep(entry.slice(PREFIX.length)) : entry);
    }
    return joinEntries(entries);
  }

  private async keep(name: string): Promise<string> {
    const known = this.kept.get(name) ?? this.keepFile(name);
    this.kept.set(name, known);
    return (await known).url;
  }

  private async keepFile(name: string): Promise<KeptImage> {
    if (name !== basename(name) || /[/\\]/.test(name)) {
      throw new Error(`«${name}» non è il nome di un file della cartella`);
    }
    const bytes = await readFile(join(this.folder, name)).catch((cause: unknown) => {
      throw new Error(`Il file «${name}» non si trova nella cartella delle immagini`, { cause });
    });
    if (bytes.length > IMAGE_BYTES) throw new Error(`Il file «${name}» è troppo grande`);
    if (extname(name).toLowerCase() !== '.svg') return this.media.keepUpload(bytes);
    return this.media.keepDrawing(bytes).catch((cause: unknown) => {
      throw new Error(`Il disegno «${name}» non si può leggere`, { cause });
    });
  }
}
