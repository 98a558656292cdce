import { closeSync, fstatSync, openSync, readSync, watch } from 'node:fs';

/** Calls `print` with each line that is added to a log from now on, until the signal. */
export function followLog(file: string, print: (line: string) => void, signal: AbortSignal): void {
  let position = readLines(file, 0).end;
  watch(file, { signal }, () => {
    const { lines, end } = readLines(file, position);
    position = end;
    for (const line of lines) print(line);
  });
}

/** The finished lines behind a position; those from the begin where the log was begun anew. */
function readLines(file: string, position: number): { lines: string[]; end: number } {
  const log = openSync(file, 'r');
  try {
    const { size } = fstatSync(log);
    const start = size < position ? 0 : position;
    const bytes = Buffer.alloc(size - start);
    readSync(log, bytes, 0, bytes.length, start);
    const length = bytes.lastIndexOf('\n') + 1;
    const text = bytes.toString('utf8', 0, length);
    return { lines: text.split('\n').slice(0, -1), end: start + length };
  } finally {
    closeSync(log);
  }
}
