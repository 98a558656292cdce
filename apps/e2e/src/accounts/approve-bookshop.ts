import { type APIRequestContext, expect } from '@playwright/test';
import { staffToken } from '@zaino/browser-testing/admin';

/** An admin's yes to what waits: an opening, or changes. */
export async function approveBookshop(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const path = `/api/admin/bookshops/${id}`;
  const { version } = (await (await request.get(path, { headers })).json()) as { version: number };
  const data = { version, command: { kind: 'approve' } };
  const answer = await request.post(`${path}/commands`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
