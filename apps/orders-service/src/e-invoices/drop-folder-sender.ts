import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import type { EInvoiceSender, HandOver } from './e-invoice-sender';

/** Files name a buyer: for the worker, and for the group of whoever fetches them. */
const MODE = 0o640;

/** Puts files into a folder, from which whoever sends them to the exchange takes them away. */
export class DropFolderSender implements EInvoiceSender {
  /** A folder that is there: one that is not mounted is no reason to make another. */
  constructor(private readonly folder: string) {}

  async send(name: string, content: string): Promise<HandOver> {
    try {
      const known = await this.read(name);
      if (known === null) await this.write(name, content);
      else if (known !== content) return otherBytes(name);
      return { kind: 'handed-over' };
    } catch (error) {
      throw notTaken(error);
    }
  }

  /** Null where there is no file of that name. */
  private async read(name: string): Promise<string | null> {
    try {
      return await readFile(join(this.folder, name), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /** Under another name until it is on the disk, so that nobody fetches half of it. */
  private async write(name: string, content: string): Promise<void> {
    await this.clear(name);
    const unfinished = join(this.folder, `${unfinishedOf(name)}${randomUUID()}`);
    try {
      const file = await open(unfinished, 'wx', MODE);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(this.folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await this.syncFolder();
  }

  /** What a process that has ended in between has left; one that still writes tries anew. */
  private async clear(name: string): Promise<void> {
    for (const left of await readdir(this.folder)) {
      if (left.startsWith(unfinishedOf(name))) await rm(join(this.folder, left), { force: true });
    }
  }

  /** The name is on the disk as well. */
  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

/** Hidden, and with another ending than what is to be fetched. */
const unfinishedOf = (name: string) => `.${name}.part-`;

function otherBytes(name: string): HandOver {
  return {
    kind: 'refused',
    reason: `Nella cartella di invio c’è già un file ${name} con un altro contenuto: guarda da dove viene e toglilo, poi riprova.`,
  };
}

const reasons: Partial<Record<string, string>> = {
  ENOENT: 'La cartella di invio non c’è.',
  ENOTDIR: 'La cartella di invio non è una cartella.',
  EACCES: 'Nella cartella di invio non si può scrivere.',
  EPERM: 'Nella cartella di invio non si può scrivere.',
  EROFS: 'Nella cartella di invio non si può scrivere.',
  ENOSPC: 'Nella cartella di invio non c’è più spazio.',
};

function notTaken(cause: unknown): DomainError {
  const code = codeOf(cause);
  const detail = reasons[code] ?? `La cartella di invio non ha preso il file (${code}).`;
  return new DomainError('unavailable', ordersErrorCodes.eInvoiceNotTaken, { detail, cause });
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'errore';
}
