import { type Favourite, favouriteApi, type Product } from '@zaino/contracts/catalogue';
import { contactApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import type { ProductForSale } from '../buying/product-line';

/** A row of the page; only what is drawn travels in the HTML. */
export interface ShownFavourite extends Pick<Favourite, 'id' | 'nome' | 'prezzoAllora'> {
  /** Null where it is not in the shop any more. */
  product: ShownProduct | null;
}

type ShownProduct = ProductForSale & Pick<Product, 'prezzoMinimo30Giorni' | 'prezzoMinimoDal'>;

/** What the page shows; no favourites where they could not be had. */
export interface FavouritesData {
  favourites: ShownFavourite[];
  failure: Failure | null;
}

export async function loadFavourites({ request }: LoaderFunctionArgs) {
  const { value, failure } = await settle(fetchJson(favouriteApi.list, { request }));
  const page: FavouritesData = { favourites: (value?.favourites ?? []).map(shown), failure };
  return data(page, { status: failure ? 503 : 200 });
}

function shown({ id, nome, prezzoAllora, prodotto }: Favourite): ShownFavourite {
  return { id, nome, prezzoAllora, product: prodotto && shownProduct(prodotto) };
}

function shownProduct(product: NonNullable<Favourite['prodotto']>): ShownProduct {
  return {
    id: product.id,
    nome: product.nome,
    categoria: product.categoria,
    immagini: product.immagini.slice(0, 1),
    prezzoVendita: product.prezzoVendita,
    prezzoScontato: product.prezzoScontato,
    prezzoMinimo30Giorni: product.prezzoMinimo30Giorni,
    prezzoMinimoDal: product.prezzoMinimoDal,
    disponibile: product.disponibile,
    pezzi_disponibili: product.pezzi_disponibili,
    pezzi_singolo_acquisto: product.pezzi_singolo_acquisto,
  };
}

/** Ids of the own favourites, and of what one waits for: whoever only looks is sent nowhere for it. */
export const askMarks = () => fetchJson(favouriteApi.marks, { isEndExpected: true });

export const keep = (id: string) => fetchJson(favouriteApi.keep, { params: { id } });

export const drop = (id: string) => fetchJson(favouriteApi.drop, { params: { id } });

/** The press is the consent to this one mail: its switch in the profile is on from then. */
export async function waitFor(id: string): Promise<void> {
  const params = { purpose: 'back-in-stock' } as const;
  await fetchJson(contactApi.setPreference, { params, body: { isOn: true } });
  await fetchJson(favouriteApi.wait, { params: { id } });
}

export const endWait = (id: string) => fetchJson(favouriteApi.endWait, { params: { id } });
