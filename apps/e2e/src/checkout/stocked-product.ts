import { randomUUID } from 'node:crypto';
import { staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type AdminProduct, catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';

/** A product that no other test knows, and an admin who can change it. */
export interface OwnProduct {
  id: string;
  nome: string;
  /** Saves another price of the supplier, from which the price follows. */
  reprice: (prezzoOriginale: number) => Promise<void>;
  /** Somebody else buys so many pieces. */
  sellToAnother: (quantity: number) => Promise<void>;
  /** As everybody reads it. */
  pieces: () => Promise<number>;
}

/** Costs 10 euro at first. */
const PRICE = 10;

export async function stockProduct(
  request: APIRequestContext,
  pezzi_disponibili: number,
): Promise<OwnProduct> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const nome = `Astuccio di prova ${randomUUID().slice(0, 8)}`;
  const product = {
    nome,
    categoria: 'Astucci',
    fornitore: 'Grossista',
    margine: 0,
    prezzoOriginale: PRICE,
    pezzi_disponibili,
  };
  const answer = await request.post('/api/saveproduct', {
    headers,
    data: { product, isEdit: false, productId: null },
  });
  const { product: made } = (await answer.json()) as { product: AdminProduct };
  const read = async () => {
    const found = (await (await request.get(`/api/getproduct/${made.id}`)).json()) as {
      product: AdminProduct;
    };
    return found.product;
  };
  return {
    id: made.id,
    nome,
    reprice: async (prezzoOriginale) => {
      const path = `/api/admin/products/${made.id}`;
      const data = { prezzoOriginale, versione: made.versione };
      const patched = await request.patch(path, { headers, data });
      expect(patched.status()).toBe(200);
    },
    sellToAnother: async (quantity) => {
      const { prezzoScontato: price } = await read();
      const { path } = catalogueInternalEndpoints.reserve;
      const sold = await request.post(settings('E2E_CATALOGUE_URL') + path, {
        headers: { [SERVICE_KEY_HEADER]: settings('E2E_SERVICE_KEY') },
        data: {
          id: randomUUID(),
          expiresAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
          lines: [{ productId: made.id, quantity, price }],
        },
      });
      expect(await sold.json()).toEqual({ outcome: 'reserved' });
    },
    pieces: async () => (await read()).pezzi_disponibili,
  };
}

/** Puts pieces of it into the cart, by its page. */
export async function addToCart(page: Page, { id }: OwnProduct, pieces = 1): Promise<void> {
  await page.goto(`/products/${id}`);
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  for (let added = 1; added < pieces; added += 1) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Aumenta/ })
      .click();
  }
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(badge).toContainText(String(pieces));
}
