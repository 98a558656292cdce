import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';

/** A message as it came in, and as it lies on the disk. */
export interface MailDelivery {
  /** Sorts by time. */
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Of the SMTP envelope, whatever the headers say. */
  from: string;
  to: string[];
  /** The message, byte by byte in Latin-1. */
  raw: string;
}

/** A message as it is shown and as the API answers it. */
export interface CaughtMail {
  id: string;
  receivedAt: string;
  /** Recipients of the envelope. */
  to: string[];
  /** Sender of the header, name and address. */
  from: string;
  subject: string;
  text: string;
  /** Empty where the message has no HTML. */
  html: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
  /** How often it came in: a sender that lost the answer sends the same mail, with the same `Message-ID`, again. */
  deliveries: number;
}

export interface AttachedFile {
  name: string;
  type: string;
  content: Buffer;
}

/** What cannot be read as a message is shown as its bytes. */
export async function readMail(delivery: MailDelivery): Promise<CaughtMail> {
  const { id, receivedAt, from, to } = delivery;
  const email = await parse(delivery);
  return {
    id,
    receivedAt,
    to,
    from: email.from ? nameAndAddress(email.from) : from,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: withImages(email),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: filesOf(email).map(({ name, type, content }) => ({
      name,
      type,
      bytes: content.length,
    })),
    deliveries: 1,
  };
}

export async function readAttachments(delivery: MailDelivery): Promise<AttachedFile[]> {
  return filesOf(await parse(delivery));
}

function parse({ raw }: MailDelivery): Promise<Email> {
  return PostalMime.parse(Buffer.from(raw, 'latin1')).catch((error: unknown): Email => {
    console.error(`A message cannot be read: ${String(error)}`);
    return { headers: [], headerLines: [], attachments: [], text: raw };
  });
}

/** The HTML with the images that came along: a page finds none by the id of a mail's part. */
function withImages(email: Email): string {
  const { html = '', attachments } = email;
  return attachments.reduce((shown, { contentId, mimeType }, n) => {
    const content = filesOf(email)[n]?.content;
    if (contentId === undefined || content === undefined || !imageTypes.has(mimeType)) return shown;
    const url = `data:${mimeType};base64,${content.toString('base64')}`;
    return shown.replaceAll(`"cid:${contentId.replace(/^<|>$/g, '')}"`, `"${url}"`);
  }, html);
}

const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif']);

function filesOf({ attachments }: Email): AttachedFile[] {
  return attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? 'senza nome',
    type: mimeType,
    content:
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
  }));
}

function nameAndAddress({ name, address }: Address): string {
  if (address === undefined) return name;
  return name === '' ? address : `${name} <${address}>`;
}
