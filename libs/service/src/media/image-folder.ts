import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { IMAGE_BYTES } from '@zaino/contracts/shared';
import type { KeptImage, MediaStore } from './media-store';

/** What stands before the name of a file in what is imported with a folder of images. */
const FILE_PREFIX = 'file:';

/** Keeps the images of a folder that an import names as `file:<name>`, each once. */
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

  /** Address that the image has by now; of an address, itself. Throws an error whose message is for a person. */
  async urlOf(entry: string): Promise<string> {
    if (!entry.startsWith(FILE_PREFIX)) return entry;
    const name = entry.slice(FILE_PREFIX.length);
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
