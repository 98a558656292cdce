import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { CartChanges, OrderRequest, Quote } from '@zaino/contracts/orders';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';

/** Puts lines into the cart of whoever is signed in, with the texts that the service has for them. */
export async function fillCart(
  request: APIRequestContext,
  lines: OrderRequest['lines'],
): Promise<void> {
  const { csrfToken, user } = (await (await request.get('/api/auth/me')).json()) as Session;
  const asked = await request.post('/api/quotes', { data: { lines, shippingMethod: 'standard' } });
  const quote = (await asked.json()) as Quote;
  const data: CartChanges = {
    id: randomUUID(),
    customerId: user.uid,
    lines: quote.lines.map(({ line }) => ({ line, deltas: [{ childId: null, pieces: 1 }] })),
  };
  const answer = await request.post('/api/cart/changes', {
    headers: { [CSRF_HEADER]: csrfToken },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
