import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from './caught-mail.ts';
import type { CaughtMail, Delivery } from './caught-mail.ts';

const MOST_MAILS = 200;

/** The last 200 mails, in memory and, where a folder is given, on the disk: a restart keeps them. */
export class Mailbox {
  /** Oldest first. */
  private mails: CaughtMail[] = [];
  private readonly folder: string | undefined;
  private received = 0;

  private constructor(folder: string | undefined) {
    this.folder = folder;
  }

  static async open(folder?: string): Promise<Mailbox> {
    const mailbox = new Mailbox(folder);
    if (folder === undefined) return mailbox;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    for (const file of files.sort()) {
      const delivery = readDelivery(join(folder, file));
      if (delivery) await mailbox.show(delivery);
    }
    return mailbox;
  }

  async add(message: Omit<Delivery, 'id' | 'receivedAt'>): Promise<void> {
    const receivedAt = new Date().toISOString();
    this.received += 1;
    const id = `${receivedAt.replace(/\D/g, '')}-${String(this.received).padStart(6, '0')}`;
    const delivery = { id, receivedAt, ...message };
    if (this.folder !== undefined) keep(this.folder, delivery);
    await this.show(delivery);
  }

  /** Newest first; all, or those to one address. */
  list(to?: string): CaughtMail[] {
    return this.mails.filter((mail) => isTo(mail, to)).toReversed();
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Forgets all mails, or those to one address. */
  clear(to?: string): void {
    this.forget(this.mails.filter((mail) => isTo(mail, to)));
  }

  private async show(delivery: Delivery): Promise<void> {
    this.mails.push(await readMail(delivery));
    this.mails.sort((one, other) => (one.id < other.id ? -1 : 1));
    this.forget(this.mails.slice(0, -MOST_MAILS));
  }

  private forget(forgotten: CaughtMail[]): void {
    this.mails = this.mails.filter((mail) => !forgotten.includes(mail));
    if (this.folder === undefined) return;
    for (const { id } of forgotten) rmSync(join(this.folder, `${id}.json`), { force: true });
  }
}

/** Addresses are the same in any case. */
function isTo({ to }: CaughtMail, address: string | undefined): boolean {
  if (address === undefined) return true;
  return to.some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase());
}

/** Whole or not at all. */
function keep(folder: string, delivery: Delivery): void {
  const file = join(folder, `${delivery.id}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(delivery), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

function readDelivery(file: string): Delivery | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Delivery;
  } catch (error) {
    console.error(`${file} is left out: ${String(error)}`);
    return undefined;
  }
}
