import type { Release } from '@zaino/contracts/shared';
import { MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { SIGNATURE_FILE } from './unpack-archive';

/** Without one of these no gateway uses a version; packed copies may be missing. */
function neededFiles({ integrity, server, calls, measured }: Release): string[] {
  const own = [server, calls, measured].flatMap((one) => (one ? [one.file] : []));
  return [...Object.keys(integrity), ...own, MANIFEST_FILE, SIGNATURE_FILE];
}

/** Files of a version that the store has lost, by their names: one call for up to 1,000. Rejects where nobody can say. */
export async function lostFiles(store: ReleaseFiles, release: Release): Promise<string[]> {
  const folder = `${release.name}/${release.version}`;
  const there = new Set(await store.list(folder));
  return neededFiles(release).filter((file) => !there.has(`${folder}/${file}`));
}

/** Files that a sentence names; the rest of them it counts. */
const MOST_NAMED = 3;

/** As in `page.js, page.css e altri 4`. */
export function fileWords(files: readonly string[]): string {
  const others = files.length - MOST_NAMED;
  const end = others > 0 ? ` e altri ${others}` : '';
  return files.slice(0, MOST_NAMED).join(', ') + end;
}
