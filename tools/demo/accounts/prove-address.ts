import { waitUntil } from '@zaino/testing/processes';

/** Where the shop is, and where its mails are caught. */
interface Places {
  url: string;
  mailsUrl: string;
}

/** Somebody who is signed in, as `signInOrRegister` gives them. */
interface SignedIn {
  cookie: string;
  csrfToken: string;
}

const VERIFY_PATH = '/auth/verify';
/** Longer than a mail takes to be written and caught. */
const MOST_WAITING_MS = 20_000;

/** Proves the address of a demo account by the link of its mail, as its owner would; one that is proven stays so. */
export async function proveAddress(
  { url, mailsUrl }: Places,
  email: string,
  { cookie, csrfToken }: SignedIn,
): Promise<void> {
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const me = await fetch(`${url}/api/auth/me`, { headers });
  const { user } = (await me.json()) as { user?: { isEmailVerified: boolean } };
  if (user?.isEmailVerified === true) return;
  // The mail of the registration may be gone, or too old.
  await fetch(`${url}/api/auth/verification-requests`, { method: 'POST', headers });
  const isProven = await waitUntil(async () => {
    for (const token of await tokensFor(mailsUrl, email)) {
      if (await isAccepted(url, token)) return true;
    }
    return false;
  }, MOST_WAITING_MS);
  if (!isProven) throw new Error('its address could not be proven');
}

/** Of the links that were sent to it, the newest first. */
async function tokensFor(mailsUrl: string, email: string): Promise<string[]> {
  const address = new URL('/api/mails', mailsUrl);
  address.searchParams.set('to', email);
  const { mails } = (await (await fetch(address)).json()) as { mails: { text: string }[] };
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  return links
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === VERIFY_PATH)
    .flatMap(({ searchParams }) => searchParams.get('token') ?? [])
    .slice(0, 2);
}

async function isAccepted(url: string, token: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return answer.status === 200;
}
