import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { fetchFile } from '@zaino/web/api-client';

/** Downloads all products; rejects with `ApiError`. */
export async function downloadCsv(): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(adminCatalogueApi.exportCsv));
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
