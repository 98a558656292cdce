import { type APIRequestContext, expect } from '@playwright/test';
import { caughtMail, linkIn } from './caught-mails';

/** Proves an address that was just registered by the link of its mail, without a page. */
export async function proveAddress(request: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await caughtMail(email, 'Conferma il tuo indirizzo e-mail'), '/auth/verify');
  const token = new URL(link).searchParams.get('token');
  const answer = await request.post('/api/auth/verify', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}
