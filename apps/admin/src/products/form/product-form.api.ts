import {
  adminCatalogueApi,
  type AdminProduct,
  catalogueApi,
  type PricePoint,
  type ProductInput,
} from '@zaino/contracts/catalogue';
import { ApiError, fetchJson, sendFile } from '@zaino/web/api-client';

/** Names to choose from. */
export interface ProductChoices {
  categories: string[];
  suppliers: string[];
}

/** A product with all that admins see. */
export async function loadProduct(id: string): Promise<AdminProduct> {
  const { product } = await fetchJson(catalogueApi.product, { params: { id } });
  // The bearer makes the answer an admin's; without one the session has ended and the call was refused elsewhere.
  if (!('versione' in product)) throw new Error('The answer is not an admin’s');
  return product;
}

export async function loadChoices(): Promise<ProductChoices> {
  const [{ categories }, { fornitori }] = await Promise.all([
    fetchJson(catalogueApi.categories),
    fetchJson(adminCatalogueApi.suppliers),
  ]);
  return {
    categories: categories.map((category) =>
      typeof category === 'string' ? category : category.nome,
    ),
    suppliers: fornitori.map(({ nome }) => nome),
  };
}

/** Prices since the product exists, oldest first. */
export async function loadPrices(id: string): Promise<PricePoint[]> {
  return (await fetchJson(adminCatalogueApi.prices, { params: { id } })).prezzi;
}

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
