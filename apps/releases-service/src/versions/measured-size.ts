import type { Release } from '@zaino/contracts/shared';
import type { MeasuredSize } from '../budgets/overruns';
import type { FileMap } from './unpack-archive';

/** Chunks of the modules that a remote exposes: they are on the way to its pages, and none themselves. */
const exposed = ['login', 'routes'];

/** What the first load of an app's heaviest page needs, and the scripts of each, after brotli where a file has such a copy. */
export function measuredSize({ entry, chunks }: Release, files: FileMap): MeasuredSize {
  const sizeOf = (file: string) => (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
  const sum = (named: readonly string[]) =>
    [...new Set(named)].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const always = [...entry, ...(chunks.routes ?? [])];
  const size: MeasuredSize = {
    page: null,
    heaviestPage: sum(always),
    firstLoad: sum(always.filter((file) => file.endsWith('.js'))),
  };
  for (const [page, own] of Object.entries(chunks)) {
    const weight = sum([...always, ...own]);
    if (exposed.includes(page) || weight <= size.heaviestPage) continue;
    Object.assign(size, { page, heaviestPage: weight });
  }
  return size;
}
