import type { APIRequestContext } from '@playwright/test';
import type { OrderRequest } from '@zaino/contracts/orders';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
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
