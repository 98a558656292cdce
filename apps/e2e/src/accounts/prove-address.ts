import { type APIRequestContext, expect } from '@playwright/test';
import { authEndpoints } from '@zaino/contracts/identity';
import { caughtMail, linkIn } from './caught-mails';

/** Follows the link of the mail that came with the registration. */
export async function proveAddress(request: APIRequestContext, email: string): Promise<void> {
  const mail = await caughtMail(email, 'Conferma il tuo indirizzo e-mail');
  const token = new URL(linkIn(mail, '/auth/verify')).searchParams.get('token');
  const answer = await request.post(authEndpoints.verify.path, { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
}
