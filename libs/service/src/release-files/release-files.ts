/**
 * Where release files lie: `<app>/<version>/<file>`, and the live document. A folder or a bucket; paths are relative,
 * with slashes, and without `..`.
 */
export interface ReleaseFiles {
  /** Undefined where there is no such file; throws where nobody can say. */
  read(path: string): Promise<Buffer | undefined>;
  /** Readers see the file before or the new one, never half of it. */
  write(path: string, content: Buffer | string): Promise<void>;
  /** Paths of the files below a folder, all of them, in no order. */
  list(folder: string): Promise<string[]>;
  /** All files below a folder. */
  remove(folder: string): Promise<void>;
}
