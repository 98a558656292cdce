import { joinEntries, splitEntries } from '@zaino/service/csv/cell-text';
import type { ImageFolder } from '@zaino/service/media/image-folder';

/** A cell with the addresses that its images have by now; throws an error whose message is for a person. */
export async function readImageCell(cell: string, folder: ImageFolder): Promise<string> {
  const entries: string[] = [];
  for (const entry of splitEntries(cell)) entries.push(await folder.urlOf(entry));
  return joinEntries(entries);
}
