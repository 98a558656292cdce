import type { ChunkGroup, Compilation } from 'webpack';
import { FIRST_LOAD, type MeasuredBuild, pageSizes } from './budget.ts';
import { HASH_LENGTH } from './layout.ts';

/** Bytes of each file after brotli, and the files that each page needs first. */
export function measure(compilation: Compilation): Omit<MeasuredBuild, 'modules'> {
  const names = compilation.getAssets().map(({ name }) => name);
  const loaded = names.filter((name) => /\.(js|css)$/.test(name));
  const sizes = loaded.map((name) => [unhashed(name), compressedSize(compilation, name)] as const);
  return { files: sorted(sizes), pages: pagesOf(compilation) };
}

const hash = new RegExp(`\\.[0-9a-f]{${HASH_LENGTH}}(?=\\.)`);
const unhashed = (name: string) => name.replace(hash, '');

export const sorted = (entries: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));

/** Small files are sent as they are. */
function compressedSize(compilation: Compilation, name: string): number {
  const asset = compilation.getAsset(`${name}.br`) ?? compilation.getAsset(name);
  return asset ? asset.source.size() : 0;
}

/** Chunks of the modules that a remote exposes: whoever needs one has asked for those before it. */
const EXPOSED = ['login', 'routes'];

/** Whether a chunk is asked for by another, straight away or on the way, but not by way of those that were `seen`. */
function isBelow(group: ChunkGroup, above: ChunkGroup, seen: Set<ChunkGroup>): boolean {
  return group.getParents().some((parent) => {
    if (parent === above) return true;
    if (seen.has(parent)) return false;
    seen.add(parent);
    return isBelow(parent, above, seen);
  });
}

/**
 * A page needs the entry, the modules that a remote exposes on the way to it, and the chunk of its own. A remote has no
 * page without one; the shell has.
 */
function pagesOf({ entrypoints, namedChunkGroups }: Compilation): Record<string, string[]> {
  const entry = [...entrypoints.values()].flatMap((point) => point.getFiles());
  const exposed = EXPOSED.flatMap((name) => namedChunkGroups.get(name) ?? []);
  const neededBy = (group: ChunkGroup) => {
    const last = exposed.findIndex((one) => isBelow(group, one, new Set([group, ...exposed])));
    return last === -1 ? exposed : exposed.slice(0, last + 1);
  };
  const always = (groups: ChunkGroup[]) => [...entry, ...groups.flatMap((one) => one.getFiles())];
  const own = [...namedChunkGroups].filter(
    ([name, group]) => !group.isInitial() && !EXPOSED.includes(name),
  );
  const pages = own.map(
    ([name, group]) => [name, [...always(neededBy(group)), ...group.getFiles()]] as const,
  );
  const isRemote = exposed.length > 0 && pages.length > 0;
  const all = isRemote ? pages : [[FIRST_LOAD, always(exposed)] as const, ...pages];
  return Object.fromEntries(
    all.map(([name, files]) => [name, [...new Set(files)].map((file) => unhashed(file))]),
  );
}

/** What a version says of its size, in bytes after brotli: of its heaviest page's first load, and of all its files. */
export function figuresOf(compilation: Compilation): { heaviestPage: number; total: number } {
  const build = measure(compilation);
  const pages = Object.values(build.pages).map((names) => pageSizes(build, names));
  const total = Object.values(build.files).reduce((sum, bytes) => sum + bytes, 0);
  return { heaviestPage: Math.max(0, ...pages.map(({ js, css }) => js + css)), total };
}
