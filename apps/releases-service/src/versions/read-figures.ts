import { type ReleaseFigures, releaseFiguresSchema } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { parsedJson } from './parsed-json';
import type { FileMap } from './unpack-archive';
import { wrongFiles } from './wrong-files';

/** What was measured of a version's pages; null where nobody has. Refuses a file that says something else. */
export function readFigures({ measured }: Release, files: FileMap): ReleaseFigures | null {
  if (measured === undefined) return null;
  const content = files.get(measured.file);
  const { success, data } = releaseFiguresSchema.safeParse(content && parsedJson(content));
  if (!success) throw wrongFiles(`${measured.file} non è valido.`);
  return data;
}
