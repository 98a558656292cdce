import { queryOptions } from '@tanstack/react-query';
import {
  adminCatalogueApi,
  adminMakerApi,
  type AdminProduct,
  catalogueApi,
  type Maker,
  type ProductInput,
} from '@zaino/contracts/catalogue';
import { ApiError, fetchJson, sendFile } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';

/** Names to choose from. */
export interface ProductChoices {
  categories: string[];
  suppliers: string[];
  makers: Maker[];
}

/** A product with all that admins see. */
export async function loadProduct(id: string): Promise<AdminProduct> {
  const { product } = await fetchJson(catalogueApi.product, { params: { id } });
  // The bearer makes the answer an admin's; without one the session has ended and the call was refused elsewhere.
  if (!('versione' in product)) throw new Error('The answer is not an admin’s');
  return product;
}

async function loadChoices(): Promise<ProductChoices> {
  const [{ categories }, { fornitori }, { produttori }] = await Promise.all([
    fetchJson(catalogueApi.categories),
    fetchJson(adminCatalogueApi.suppliers),
    fetchJson(adminMakerApi.list),
  ]);
  return {
    categories: categories.map((category) =>
      typeof category === 'string' ? category : category.nome,
    ),
    suppliers: fornitori.map(({ nome }) => nome),
    makers: produttori,
  };
}

/** What the form is opened with: a product, or none for a new one, and the names to choose from. */
export const openedProductQuery = (id: string | null) =>
  queryOptions({
    queryKey: keyOf(catalogueApi.product, { id, choices: true }),
    queryFn: async () => {
      const [product, choices] = await Promise.all([
        id === null ? null : loadProduct(id),
        loadChoices(),
      ]);
      return { product, choices };
    },
    ...partOfPage,
  });

/** Prices since the product exists, oldest first, and when they were asked for. */
export const pricesQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(adminCatalogueApi.prices, { id }),
    queryFn: async () => {
      const { prezzi } = await fetchJson(adminCatalogueApi.prices, { params: { id } });
      return { points: prezzi, now: Date.now() };
    },
    ...partOfPage,
  });

/** A product that was saved, and the change by which that can be undone. */
export interface SavedProduct {
  product: AdminProduct;
  changeId: string;
}

/** Makes a product, or saves the one that was opened in this version. */
export async function saveProduct(
  input: ProductInput,
  opened: Pick<AdminProduct, 'id' | 'versione' | 'pezzi_disponibili'> | null,
): Promise<SavedProduct> {
  const answer = await fetchJson(adminCatalogueApi.save, {
    body: {
      product: {
        ...input,
        ...(opened && { versione: opened.versione, pezziVisti: opened.pezzi_disponibili }),
      },
      isEdit: opened !== null,
      productId: opened?.id ?? null,
    },
  });
  if (!answer.success) throw refusal(answer.error);
  return answer;
}

/** Keeps an image; gives its address for the product. */
export async function uploadImage(file: Blob): Promise<string> {
  return (await sendFile(adminCatalogueApi.uploadImage, file)).url;
}

/** What the service says without refusing the call: `success: false`, as the specification has it. */
const refusal = (message: string) =>
  new ApiError({ kind: 'invalid', code: 'save-refused', status: 200, message });
