import type { Call } from '@zaino/contracts/shared';
import { fetchFile } from '@zaino/web/api-client';

/** Downloads what a call exports, as `<name>-<day>.csv`; rejects with `ApiError`. */
export async function downloadCsv(call: Call, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(call));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
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
