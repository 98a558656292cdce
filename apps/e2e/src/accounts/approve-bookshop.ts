import { type APIRequestContext, expect } from '@playwright/test';
import { staffToken } from '@zaino/browser-testing/admin';
import type { AdminBookshop } from '@zaino/contracts/bookshops';

/** An admin's yes to what waits, an opening or changes, once it is known that the owner's address is proven. */
export async function approveBookshop(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const path = `/api/admin/bookshops/${id}`;
  const read = async () => (await (await request.get(path, { headers })).json()) as AdminBookshop;
  // Word of the proof goes from service to service.
  const missing = async () => (await read()).opening.missing;
  await expect.poll(missing, { timeout: 30_000 }).not.toContain('email');
  const data = { version: (await read()).version, command: { kind: 'approve' } };
  const answer = await request.post(`${path}/commands`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
