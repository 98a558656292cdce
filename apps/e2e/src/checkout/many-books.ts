import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { CartChanges, OrderRequest, Quote } from '@zaino/contracts/orders';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { findDemoClasses } from '../demo-school';

/** So many books of three classes, as a family with several children buys them. */
export async function manyBooks(
  request: APIRequestContext,
  most: number,
): Promise<OrderRequest['lines']> {
  const classes = await findDemoClasses(request, 3);
  const { codiceScuola = '' } = classes[0]?.school ?? {};
  const url = `/api/getadozionibycodicescuola?codiceScuola=${codiceScuola}`;
  const { adozioni } = (await (await request.get(url)).json()) as AdoptionsResponse;
  const lines = classes.flatMap(({ classe, sezione, toBuy }) =>
    toBuy.map((isbn) => ({
      type: 'book' as const,
      isbn,
      quantity: 1,
      prezzo: adozioni.find((book) => book.isbn === isbn)?.prezzo ?? 0,
      scuola: { codice: codiceScuola },
      classe,
      sezione,
    })),
  );
  return lines.slice(0, most);
}

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
