import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAttachments, readMail } from './caught-mail';
import type { AttachedFile, CaughtMail, MailDelivery } from './caught-mail';

const MOST_MAILS = 200;

/** The last 200 mails, in memory and, where a folder is given, on the disk: a restart keeps them. */
export class Mailbox {
  /** Oldest first. */
  private mails: CaughtMail[] = [];
  /** By the id of their mail. */
  private readonly deliveries = new Map<string, MailDelivery>();
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
      if (delivery) mailbox.show(delivery, await readMail(delivery));
    }
    return mailbox;
  }

  async add(message: Omit<MailDelivery, 'id' | 'receivedAt'>): Promise<void> {
    const receivedAt = new Date().toISOString();
    this.received += 1;
    const id = `${receivedAt.replace(/\D/g, '')}-${String(this.received).padStart(6, '0')}`;
    const delivery = { id, receivedAt, ...message };
    const mail = await readMail(delivery);
    const sameMail = this.mails.find((other) => isSameMail(mail, other));
    if (sameMail) {
      sameMail.deliveries += 1;
      return;
    }
    if (this.folder !== undefined) keep(this.folder, delivery);
    this.show(delivery, mail);
  }

  /** Newest first; all, or those to one address. */
  list(to?: string): CaughtMail[] {
    return this.mails.filter((mail) => isTo(mail, to)).toReversed();
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** The n-th file of a mail; the first is 0. */
  async attachment(id: string, n: number): Promise<AttachedFile | undefined> {
    const delivery = this.deliveries.get(id);
    return delivery && (await readAttachments(delivery))[n];
  }

  /** Forgets all mails, or those to one address. */
  clear(to?: string): void {
    this.forget(this.mails.filter((mail) => isTo(mail, to)));
  }

  private show(delivery: MailDelivery, mail: CaughtMail): void {
    this.deliveries.set(delivery.id, delivery);
    this.mails.push(mail);
    this.mails.sort((one, other) => (one.id < other.id ? -1 : 1));
    this.forget(this.mails.slice(0, -MOST_MAILS));
  }

  private forget(forgotten: CaughtMail[]): void {
    this.mails = this.mails.filter((mail) => !forgotten.includes(mail));
    for (const { id } of forgotten) this.deliveries.delete(id);
    if (this.folder === undefined) return;
    for (const { id } of forgotten) rmSync(join(this.folder, `${id}.json`), { force: true });
  }
}

/** As mail programs see it: one `Message-ID` to the same people is one mail, however often it comes. */
function isSameMail(one: CaughtMail, other: CaughtMail): boolean {
  const id = messageIdOf(one);
  return id !== undefined && id === messageIdOf(other) && one.to.join() === other.to.join();
}

function messageIdOf({ headers }: CaughtMail): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
}

/** Addresses are the same in any case. */
function isTo({ to }: CaughtMail, address: string | undefined): boolean {
  if (address === undefined) return true;
  return to.some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase());
}

/** Whole or not at all. */
function keep(folder: string, delivery: MailDelivery): void {
  const file = join(folder, `${delivery.id}.json`);
  writeFileSync(`${file}.part`, JSON.stringify(delivery), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

function readDelivery(file: string): MailDelivery | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MailDelivery;
  } catch (error) {
    console.error(`${file} is left out: ${String(error)}`);
    return undefined;
  }
}
