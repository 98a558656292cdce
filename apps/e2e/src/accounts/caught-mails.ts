import { settings } from '@zaino/browser-testing/settings';
import { expect } from '@playwright/test';

interface CaughtMail {
  subject: string;
  text: string;
  html: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const url = new URL('/api/mails', settings('E2E_MAILS_URL'));
  url.searchParams.set('to', address);
  const { mails } = (await (await fetch(url)).json()) as { mails: CaughtMail[] };
  return mails;
}

/** Waits for a mail to an address with this subject. */
export async function caughtMail(address: string, subject: string): Promise<CaughtMail> {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`No mail "${subject}" came`);
  return mail;
}

/** The address in a mail that leads to a page of the shop. */
export function linkIn({ text, html }: CaughtMail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`No link to ${path}: ${text}`);
  expect(html).toContain(new URL(link).pathname);
  return link;
}
