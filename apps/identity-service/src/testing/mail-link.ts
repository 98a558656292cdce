import { ADMIN_ACCESS_PATH } from '@zaino/contracts/shared';
import type { ReceivedMail } from '@zaino/testing/test-mailbox';
import { PUBLIC_URL } from './test-service';

const paths = {
  reset: '/auth/reset',
  verify: '/auth/verify',
  invitation: '/auth/invito',
  'admin-access': ADMIN_ACCESS_PATH,
};
type LinkPage = keyof typeof paths;

/** The secret of the one link that a mail leads to; the same in HTML and text, and at our own address. */
export function tokenIn({ html = '', text = '' }: ReceivedMail, page: LinkPage): string {
  const start = `${PUBLIC_URL}${paths[page]}?token=`;
  const tokens = [html, text].flatMap((body) => body.split(start).slice(1)).map(firstToken);
  const [token, ...others] = new Set(tokens);
  if (token === undefined || others.length > 0) throw new Error('The mail has not just one link.');
  return token;
}

function firstToken(text: string): string {
  return /^[\w-]+/.exec(text)?.[0] ?? '';
}
