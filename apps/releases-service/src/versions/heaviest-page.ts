import type { Release } from '@zaino/contracts/shared';
import type { FileMap } from './unpack-archive';

/** Chunks of the modules that a remote exposes: they are on the way to its pages, and none themselves. */
const exposed = ['login', 'routes'];

/** Bytes of the first load of an app's heaviest page, after brotli where a file has such a copy. */
export function heaviestPage({ entry, chunks }: Release, files: FileMap): number {
  const sizeOf = (file: string) => (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
  const always = [...entry, ...(chunks.routes ?? [])];
  const pages = Object.keys(chunks).filter((name) => !exposed.includes(name));
  const weights = [[], ...pages.map((page) => chunks[page] ?? [])].map((own) =>
    [...new Set([...always, ...own])].reduce((sum, file) => sum + sizeOf(file), 0),
  );
  return Math.max(...weights);
}
