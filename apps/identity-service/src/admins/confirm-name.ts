import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from '@zaino/service/command-error';

/** Goes on only where the name is typed once more, by a person or by a program that means it. */
export async function confirmName(
  name: string,
  input: Readable = process.stdin,
  output: Writable = process.stderr,
): Promise<void> {
  output.write(`All second factors of ${name} will be removed. The name once more: `);
  const lines = createInterface({ input });
  try {
    const { value, done } = await lines[Symbol.asyncIterator]().next();
    if (done || value.trim().toLowerCase() !== name) throw new CommandError('Nothing was changed.');
  } finally {
    lines.close();
  }
}
