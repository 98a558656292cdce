import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';

/** A message as it came in, and as it lies on the disk. */
export interface Delivery {
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
  attachments: { name: string; type: string }[];
}

/** What cannot be read as a message is shown as its bytes. */
export async function readMail({ id, receivedAt, from, to, raw }: Delivery): Promise<CaughtMail> {
  const email = await PostalMime.parse(Buffer.from(raw, 'latin1')).catch(
    (error: unknown): Email => {
      console.error(`A message cannot be read: ${String(error)}`);
      return { headers: [], headerLines: [], attachments: [], text: raw };
    },
  );
  return {
    id,
    receivedAt,
    to,
    from: email.from ? nameAndAddress(email.from) : from,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType }) => ({
      name: filename ?? 'senza nome',
      type: mimeType,
    })),
  };
}

function nameAndAddress({ name, address }: Address): string {
  if (address === undefined) return name;
  return name === '' ? address : `${name} <${address}>`;
}
