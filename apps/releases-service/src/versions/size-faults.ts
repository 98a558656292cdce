import type { FileMap } from './unpack-archive';

/** Bytes of one file as it is: for browsers, where the largest has some 450 kB, and for the server, with 2.2 MB. */
const LARGEST_FILE = 2_000_000;
const LARGEST_SERVER_FILE = 8_000_000;

const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString('it-IT', { maximumFractionDigits: 1 });

/** Files that no version may have, whatever its app's budget is, a sentence each. */
export function sizeFaults(files: FileMap): string[] {
  return [...files].flatMap(([file, { length }]) => {
    const largest = file.startsWith('server/') ? LARGEST_SERVER_FILE : LARGEST_FILE;
    if (length <= largest) return [];
    return [`${file} ha ${megabytes(length)} MB: un file ne ha al massimo ${megabytes(largest)}.`];
  });
}
