import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../chance';
import { drawGallery } from './draw-gallery';
import type { DrawnProduct } from './draw-gallery';

const counts = [2, 2, 2, 3, 3, 4];

/** The images' files: one for all products that look the same. */
export class Images {
  private readonly galleries = new Map<string, string[]>();
  private readonly written = new Set<string>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.written.size;
  }

  /** Names of the files, two to four. */
  of(subject: DrawnProduct): readonly string[] {
    const key = JSON.stringify(subject);
    const known = this.galleries.get(key);
    if (known) return known;
    // Not all of them for every product: as many as chance gives, the same for all that look alike.
    const shown = drawGallery(subject).slice(0, counts[hashText(key) % counts.length]);
    const names = shown.map((svg) => this.write(subject.images[0] ?? '', svg));
    this.galleries.set(key, names);
    return names;
  }

  private write(template: string, svg: string): string {
    const name = `${template}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`;
    if (!this.written.has(name)) writeFileSync(join(this.folder, name), svg);
    this.written.add(name);
    return name;
  }
}
