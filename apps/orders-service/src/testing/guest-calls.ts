import { randomUUID } from 'node:crypto';
import type { Guest } from '@zaino/contracts/orders';
import { GUEST_TOKEN_HEADER } from '@zaino/contracts/shared';
import type { SignedInCaller, TestCalls } from './test-calls';

/** A browser of somebody without an account. */
export interface GuestCaller extends Pick<SignedInCaller, 'call'> {
  email: string;
  token: string;
  cookie: string;
}

/** What a page does for somebody who orders without an account. */
export function guestCalls({ call }: Pick<TestCalls, 'call'>) {
  /** A browser with what an answer has given it. */
  const browserOf = ({ email, token }: Guest, setCookie: string | null): GuestCaller => {
    const cookie = setCookie?.split(';')[0] ?? '';
    const own = { cookie, [GUEST_TOKEN_HEADER]: token };
    return {
      email,
      token,
      cookie,
      call: ({ headers, ...rest }) => call({ ...rest, headers: { ...own, ...headers } }),
    };
  };
  const begin = async (email = `${randomUUID()}@example.it`, headers = {}) => {
    const answer = await call<Guest>({
      method: 'POST',
      path: '/api/guests',
      body: { email },
      headers,
    });
    return browserOf(answer.body, answer.headers.get('set-cookie'));
  };
  const follow = async (key: string) => {
    const path = '/api/guest-links/openings';
    const answer = await call<Guest>({ method: 'POST', path, body: { key } });
    return { answer, browser: browserOf(answer.body, answer.headers.get('set-cookie')) };
  };
  return { begin, follow };
}

/** The key of the link in a mail's text. */
export const keyIn = (text: string) => /#chiave=([\w-]{43})/.exec(text)?.[1] ?? '';
