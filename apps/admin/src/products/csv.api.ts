import type { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { type ApiCall, fetchFile } from '@zaino/web/api-client';

type Calls = typeof adminCatalogueEndpoints;

export const csvCalls = {
  export: { path: '/api/admin/products.csv' } as ApiCall<Calls['exportCsv']>,
  preview: {
    path: '/api/admin/product-imports/preview',
    method: 'POST',
  } as ApiCall<Calls['previewCsv']>,
  import: { path: '/api/admin/product-imports', method: 'POST' } as ApiCall<Calls['importCsv']>,
};

/** Downloads all products; rejects with `ApiError`. */
export async function downloadCsv(): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(csvCalls.export));
  const link = document.createElement('a');
  link.href = url;
  link.download = `prodotti-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The text of a file: UTF-8, or what spreadsheets on Windows write where they are told nothing. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
