import { companyOf } from '../company/company-config';
import type { MailConfig } from './mail-config';

/** What one mail says, before it becomes HTML and text. Plain words: nothing in here is markup. */
export interface Mail {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  greeting: string;
  paragraphs: string[];
  /** One fact to be seen at once, drawn like the sticker on an exercise book. */
  sticker?: MailSticker;
  /** What is counted up: the books of an order, its sums. */
  tables?: MailTable[];
  action?: MailAction;
  /** What is good to know: how long the link works, and what to do about an unexpected mail. */
  notes: string[];
  /** How to end mails of this kind: in each that nobody needs for an order or an account. */
  ending?: MailEnding;
}

export interface MailEnding {
  words: string;
  /** A page that ends them by a press, without a sign-in; mail programs post to it for a button of their own (RFC 8058). */
  url: string;
}

export interface MailSticker {
  term: string;
  value: string;
  /** The value for a scanner, where it is shown at a counter: below it, as an image that comes with the mail. */
  code?: MailCode;
}

export interface MailCode {
  /** What a scanner reads. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

export interface MailTable {
  caption: string;
  rows: MailRow[];
}

export interface MailRow {
  name: string;
  /** Below the name: state, date, quantity. */
  detail?: string;
  /** At the end of the line: an amount. */
  value?: string;
  /** A sum. */
  isStrong?: boolean;
}

export interface MailAction {
  words: string;
  /** A page of the shop, or `mailto:`. */
  url: string;
  /** For what most readers have no need of: an outlined button. */
  isSecondary?: boolean;
}

/** Whose shop writes. */
export interface Sender {
  brand: string;
  /** Where people answer. */
  supportEmail: string;
  /** The shop's own address, with which every link begins. */
  publicUrl: string;
}

/** At the end of every mail. */
export const footerLines = [
  'Questa e-mail parte da sola: non serve rispondere.',
  'Non ti chiederemo mai la password per e-mail o al telefono.',
];

const LONGEST_NAME = 40;
const nameForm = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/**
 * "Ciao Maria,": a name is what a stranger typed at registration, so whatever might be read as an address, a link
 * or a sentence is left out.
 */
export function greetingFor(firstName: string): string {
  const isName = firstName.length <= LONGEST_NAME && nameForm.test(firstName);
  return isName ? `Ciao ${firstName},` : 'Ciao,';
}

export function senderOf(config: MailConfig): Sender {
  return {
    brand: config.BRAND_NAME,
    supportEmail: companyOf(config).email,
    publicUrl: config.PUBLIC_URL,
  };
}

/** Where an action leads, as people write it down. */
export function readableUrl(url: string): string {
  return url.replace(/^mailto:/, '');
}

/** Address of a page of the shop; the query's values are encoded. */
export function pageUrl(
  { publicUrl }: Sender,
  path: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
