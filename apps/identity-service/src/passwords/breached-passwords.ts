import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';

/** Longer than two lines of the longest kind. */
const CHUNK_BYTES = 256;
const LINE = /^([0-9a-f]{16,40})(?::\d+)?$/i;

/**
 * A list of passwords that were stolen elsewhere, on this machine: lines in ascending order, each beginning with the
 * SHA-1 of a password in hexadecimal, all of it or as many of its first digits (16 at least) as in all other lines;
 * after a colon may follow how often it was seen. Lines are looked for in the file: it takes no memory, however long.
 */
@Injectable()
export class BreachedPasswords implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('BreachedPasswords');
  private file: FileHandle | undefined;
  private bytes = 0;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'BREACHED_PASSWORDS_FILE'>) {}

  /** Throws, with a sentence for who starts the service, where the list cannot be read or is none. */
  async onModuleInit(): Promise<void> {
    const { BREACHED_PASSWORDS_FILE: path } = this.config;
    if (path === undefined) return;
    try {
      this.file = await open(path);
      this.bytes = (await this.file.stat()).size;
      await this.checkForm();
    } catch (error) {
      await this.onApplicationShutdown();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`BREACHED_PASSWORDS_FILE: ${reason}`, { cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const { file } = this;
    this.file = undefined;
    await file?.close();
  }

  /** False where there is no list; one that cannot be read any more keeps nobody from signing up. */
  async has(password: string): Promise<boolean> {
    const { file } = this;
    if (file === undefined) return false;
    try {
      return await this.find(file, createHash('sha1').update(password).digest('hex'));
    } catch (error) {
      this.logger.error(`The list of stolen passwords cannot be read: ${String(error)}`);
      return false;
    }
  }

  private async find(file: FileHandle, wanted: string): Promise<boolean> {
    // The line, if there is one, begins in [low, high).
    let [low, high] = [0, this.bytes];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await this.lineFrom(file, middle);
      if (line === null || line.start >= high) {
        high = middle;
        continue;
      }
      if (wanted.startsWith(line.hash)) return true;
      if (line.hash < wanted) low = line.end;
      else high = middle;
    }
    return false;
  }

  private async checkForm(): Promise<void> {
    const { file, bytes } = this;
    if (file === undefined || bytes === 0) throw new Error('the list is empty');
    const first = await this.lineFrom(file, 0);
    const last = await this.lineFrom(file, await this.startOfLast(file));
    if (first === null || last === null) throw new Error('the list is empty');
    if (first.hash.length !== last.hash.length) throw new Error('its lines differ in length');
    if (last.hash < first.hash) throw new Error('its lines are not in ascending order');
  }

  private async startOfLast(file: FileHandle): Promise<number> {
    const from = Math.max(0, this.bytes - CHUNK_BYTES);
    const text = (await read(file, from)).trimEnd();
    return from + text.lastIndexOf('\n') + 1;
  }

  /** The first line that begins at `position` or after it; null where none does. */
  private async lineFrom(file: FileHandle, position: number): Promise<Line | null> {
    // With the byte before: a line may begin right there.
    const from = Math.max(0, position - 1);
    const text = await read(file, from);
    const begin = position === 0 ? 0 : text.indexOf('\n') + 1;
    if (position > 0 && begin === 0) return null;
    const length = text.slice(begin).indexOf('\n');
    const stop = length === -1 ? text.length : begin + length;
    const line = text.slice(begin, stop).trimEnd();
    if (line === '') return null;
    const hash = LINE.exec(line)?.[1]?.toLowerCase();
    if (hash === undefined) throw new Error('it has a line that is no hash');
    return { hash, start: from + begin, end: from + stop + 1 };
  }
}

interface Line {
  hash: string;
  /** Byte at which it begins, and that at which the next one would. */
  start: number;
  end: number;
}

async function read(file: FileHandle, position: number): Promise<string> {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(CHUNK_BYTES),
    position,
  });
  return buffer.toString('latin1', 0, bytesRead);
}
