import { localPath, writeJson } from './local-state';

/** Writes where services have moved to since the start; their callers read it (`MovedAddresses`). */
export class ServiceAddresses {
  readonly file = localPath('addresses.json');
  private readonly moved: Record<string, string[]> = {};

  constructor() {
    this.write();
  }

  /** From a tenth of a second on, calls to the origin go to the first of these, and to the next where it takes none. */
  move(origin: string, to: string[]): void {
    this.moved[origin] = to;
    this.write();
  }

  private write(): void {
    writeJson(this.file, this.moved);
  }
}
