import type { ReceivedMail } from '@zaino/testing/test-mailbox';
import { PUBLIC_URL } from './test-service';

/** The secret of the one link that a mail leads to; the same in HTML and text, and at our own address. */
export function tokenIn({ html = '', text = '' }: ReceivedMail, page: 'reset' | 'verify'): string {
  const start = `${PUBLIC_URL}/auth/${page}?token=`;
  const tokens = [html, text].flatMap((body) => body.split(start).slice(1)).map(firstToken);
  const [token, ...others] = new Set(tokens);
  if (token === undefined || others.length > 0) throw new Error('The mail has not just one link.');
  return token;
}

function firstToken(text: string): string {
  return /^[\w-]+/.exec(text)?.[0] ?? '';
}
