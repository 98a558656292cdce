import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '@zaino/browser-testing/processes';
import {
  type Release,
  releaseSchema,
  type UsedCall,
  usedCallsSchema,
} from '@zaino/contracts/shared';
import { packTar } from 'modern-tar';

type Change = (text: string) => string;

const MANIFEST_FILE = 'release.json';

const compressions = [
  ['.br', brotliCompressSync],
  ['.gz', gzipSync],
] as const;

/** A build of an app under another version, which a test breaks as a team might. */
export class PlantedBuild {
  readonly version = randomBytes(6).toString('hex');
  readonly folder: string;
  private release: Release;

  /** In a folder below this one. */
  constructor(
    below: string,
    readonly app: string,
  ) {
    this.folder = mkdtempSync(join(below, `${app}-`));
    cpSync(join(root, 'dist/apps', app), this.folder, { recursive: true });
    const built = releaseSchema.parse(JSON.parse(this.read(MANIFEST_FILE)));
    this.release = { ...built, version: this.version };
    this.describe({});
  }

  /** The script of a page, by the name of its chunk. */
  scriptOf(page: string): string {
    const script = this.release.chunks[page]?.find(
      (file) => file.startsWith(page) && file.endsWith('.js'),
    );
    if (script === undefined) throw new Error(`${this.app} has no page ${page}`);
    return script;
  }

  /** Changes a file after the build, with its compressed copies: `release.json` has another hash of it. */
  damage(file: string, change: Change): void {
    const text = change(this.read(file));
    writeFileSync(join(this.folder, file), text);
    for (const [ending, compress] of compressions) {
      const copy = join(this.folder, file + ending);
      if (existsSync(copy)) writeFileSync(copy, compress(text));
    }
  }

  /** Changes a file for browsers, as if it had been built so. */
  rebuild(file: string, change: Change): void {
    this.damage(file, change);
    this.describe({ integrity: { ...this.release.integrity, [file]: this.integrityOf(file) } });
  }

  /** Adds a file for browsers. */
  addFile(file: string, content: Buffer): void {
    writeFileSync(join(this.folder, file), content);
    this.describe({ integrity: { ...this.release.integrity, [file]: this.integrityOf(file) } });
  }

  /** Changes a text wherever browsers or the server would show it. */
  reword(from: RegExp, to: string): void {
    const reworded = (text: string) => text.replaceAll(from, to);
    for (const file of Object.keys(this.release.integrity)) {
      if (file.endsWith('.js') && from.test(this.read(file))) this.rebuild(file, reworded);
    }
    this.rebuildServer(reworded);
  }

  /** Changes the bundle of the server. */
  rebuildServer(change: Change): void {
    const file = this.release.server?.file ?? '';
    this.damage(file, change);
    this.describe({ server: { file, integrity: this.integrityOf(file) } });
  }

  /** Changes what the app says that it asks services for. */
  changeCalls(change: (calls: UsedCall[]) => UsedCall[]): void {
    const file = this.release.calls?.file ?? '';
    this.damage(file, (text) =>
      JSON.stringify(change(usedCallsSchema.parse(JSON.parse(text) as unknown))),
    );
    this.describe({ calls: { file, integrity: this.integrityOf(file) } });
  }

  /** Changes what the app says that it needs of the shell. */
  need(shared: Record<string, string>): void {
    this.describe({ shared: { ...this.release.shared, ...shared } });
  }

  /** As an archive that the registry takes. */
  async packed(): Promise<Buffer<ArrayBuffer>> {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    const entries = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const body = new Uint8Array(readFileSync(path));
        const header = { name: relative(this.folder, path), size: body.length };
        return { header, body };
      });
    return gzipSync(await packTar(entries));
  }

  private describe(changes: Partial<Release>): void {
    this.release = { ...this.release, ...changes };
    writeFileSync(join(this.folder, MANIFEST_FILE), JSON.stringify(this.release));
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  private integrityOf(file: string): string {
    const hash = createHash('sha256').update(readFileSync(join(this.folder, file)));
    return `sha256-${hash.digest('base64')}`;
  }
}
